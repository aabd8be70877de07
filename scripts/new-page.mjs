/**
 * Adds a page. `npm run new-page -- /fees "Fees"` adds a row to src/site/pages.ts and a label to
 * src/words/en/page-names.json. It also writes the words (src/words/en/pages/fees.json) and the page
 * (src/pages/fees.tsx). Everything else about the page has a default, and the build prints a notice about each default.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatFiles } from './format-files.mjs';

const TABLE = 'src/site/pages.ts';
const END_OF_TABLE = '] as const satisfies readonly PageRow[];';
const NAMES = 'src/words/en/page-names.json';

/** Prints a message and exits with 1. @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

const [pathArgument = '', label = ''] = process.argv.slice(2).map((word) => word.trim());
// Git Bash replaces /fees by C:/Program Files/Git/fees.
if (/^[a-z]:[\\/]/i.test(pathArgument)) {
  const [, rest = 'fees'] = /\/(?:git|msys\d*)\/(.+)/i.exec(pathArgument.replaceAll('\\', '/')) ?? [];
  stop(
    `This shell changes a path that starts with a slash; it passed ${pathArgument}. Leave out the slash: npm run new-page -- ${rest} "${label || 'Fees'}"`,
  );
}
const path = pathArgument.replace(/^\/?/, '/');
if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) || !label)
  stop(
    'Give a path in lower case and a label: npm run new-page -- /fees "Fees". A path has letters, digits, hyphens and slashes.',
  );
const file = `src/pages${path}.tsx`;
const wordsFile = `src/words/en/pages${path}.json`;
const table = readFileSync(TABLE, 'utf8');
if (!table.includes(END_OF_TABLE)) stop(`${TABLE} does not end its table with ${END_OF_TABLE}`);

const { runnerImport } = await import('vite'); // takes a second, so the checks of the arguments come first
const load = async (/** @type {string} */ name) => (await runnerImport(name, { logLevel: 'error' })).module;
const { languageNames } = await load('/src/site/languages.ts');
const [, folder = ''] = path.split('/');
if (folder in languageNames || /^\/(?:articles|assets)\/|^\/(?:404|specimen)$/.test(path))
  stop(`${path} is the path of another kind of page: choose another one.`);
const { pages, redirects } = await load('/src/site/pages.ts');
const { getFileName } = await load('/build/page-paths.ts');
const names = JSON.parse(readFileSync(NAMES, 'utf8'));
const isSame = (/** @type {string} */ one, /** @type {string} */ other) =>
  one.toLowerCase() === other.toLowerCase();
const hasSameFile = (/** @type {string} */ other) => isSame(getFileName(other), getFileName(path));
for (const page of pages)
  if (hasSameFile(page.path)) stop(`There is already a page ${page.path} (${TABLE}): choose another path.`);
for (const [from, to] of Object.entries(redirects))
  if (hasSameFile(from))
    stop(`${from} redirects to ${to} (${TABLE}): choose another path, or remove the redirect.`);
for (const [other, name] of Object.entries(names)) {
  if (isSame(other, path)) stop(`There are already names of ${other} (${NAMES}).`);
  if (isSame(name.label, label))
    stop(`${other} has the label ${name.label} already: give a page that differs another label.`);
}
for (const one of [file, wordsFile]) if (existsSync(one)) stop(`There is already a file ${one}.`);
if (label.length < 3 || label.length > 41)
  stop(
    `The label has ${label.length} characters: it must have 3 to 41. A longer name can be its title in ${NAMES}.`,
  );

// The rosette is selected by the path, so that new pages usually get different rosettes.
const rosettes = Object.keys((await load('/src/site/rosettes.ts')).rosettes);
const rosette = rosettes[[...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % rosettes.length];

const row = `  { path: '${path}', parent: '/', rosette: '${rosette}' },
`;
const up = '../'.repeat(path.split('/').length - 1);
const words = {
  // The build uses the introduction as the description of the page. The introduction contains the label, because each
  // page must have a different description.
  banner: { intro: `${label}: two sentences that say what the visitor finds here.` },
  section: {
    note: 'A short label',
    title: 'A heading that says what the section is about',
    text: 'The first paragraph. [Contact us](/contact)',
  },
};
const code = `import words from '#words/pages${path}.json';
import { RichText } from '${up}components/rich-text.tsx';
import { PageSection } from '${up}sections/page-section.tsx';
import { PageBanner } from '${up}sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro} />
      <PageSection head={words.section}>
        <p>
          <RichText text={words.section.text} />
        </p>
      </PageSection>
    </>
  );
}
`;
const json = (/** @type {object} */ value) => `${JSON.stringify(value, undefined, 2)}\n`;
const written = {
  [TABLE]: table.replace(END_OF_TABLE, () => row + END_OF_TABLE),
  [NAMES]: json({ ...names, [path]: { label } }),
  [wordsFile]: json(words),
  [file]: code,
};
for (const [name, text] of Object.entries(written)) {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
}
formatFiles(Object.keys(written));
console.log(
  `Wrote ${file} and ${wordsFile}, a row in ${TABLE} and the label in ${NAMES}. See it: npm run dev, then open ${path}`,
);
const { languages } = await load('/src/site/published-languages.ts');
for (const language of languages)
  console.log(
    `/${language}${path} links to it until you write ${wordsFile.replace('/en/', `/${language}/`)}.`,
  );
