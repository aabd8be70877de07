/**
 * Writes public/licences.txt. It contains the licence texts of the production dependencies in the lockfile, of
 * `bundledDevDependencies` and of the fonts. Run `npm run licences` after a change of dependencies or fonts, and commit
 * the result.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { languageTypefaces, getLicencePath, typefaces } from '../tailwind/typefaces.mjs';

/** The development dependencies whose code becomes part of the built files. */
const bundledDevDependencies = ['node_modules/tailwindcss'];

const readText = (file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

/** Returns the MIT licence, for packages that name this licence and their author, but do not include the text. */
const createMitText = (author) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/**
 * Returns the licence text of a package.
 * @throws Error that names a package without a licence text
 */
function readLicenceText(folder, licence) {
  const files = readdirSync(folder)
    .filter((name) => /^(licen[cs]e|notice|copyright)/i.test(name))
    .toSorted();
  if (files.length > 0) return files.map((name) => readText(`${folder}/${name}`)).join('\n\n');
  const { author } = JSON.parse(readText(`${folder}/package.json`));
  const authorName = typeof author === 'string' ? author : author?.name;
  if (licence !== 'MIT' || !authorName)
    throw new Error(`${folder} has no licence file for ${licence}: add its text in scripts/licences.mjs`);
  return createMitText(authorName);
}

/**
 * Returns the name, version, licence and licence text of each package, sorted by name. The fonts come after the
 * packages.
 */
export function listShippedPackages() {
  const { packages } = JSON.parse(readText('package-lock.json'));
  const code = Object.entries(packages)
    .filter(
      ([folder, { dev, devOptional }]) =>
        folder && (bundledDevDependencies.includes(folder) || (!dev && !devOptional)),
    )
    .map(([folder, { version, license }]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      text: readLicenceText(folder, license),
    }));
  const faces = [...typefaces, ...languageTypefaces].map((typeface) => {
    const { version, license } = packages[`node_modules/${typeface.package}`];
    const name = `${typeface.family} (typeface, a subset)`;
    return { name, version, licence: license, text: readText(getLicencePath(typeface)) };
  });
  return [...code.toSorted((a, b) => (a.name < b.name ? -1 : 1)), ...faces];
}

/** Returns the content of public/licences.txt. Packages with the same licence text share one copy of it. */
export function createLicencesFile() {
  const all = listShippedPackages();
  const texts = new Map();
  for (const { name, text } of all) texts.set(text, [...(texts.get(text) ?? []), name]);
  const line = '-'.repeat(72);
  return [
    'This site is made with the work of others, under these licences.',
    '',
    ...all.map(({ name, version, licence }) => `${name} ${version}: ${licence}`),
    ...[...texts].flatMap(([text, names]) => ['', line, names.join(', '), line, '', text]),
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync('public/licences.txt', createLicencesFile());
}
