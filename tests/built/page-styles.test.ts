import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { classNames } from '../../src/build/theme-checks/class-names.ts';
import { classesIn, sourcesOf } from '../../src/build/theme-checks/style-sheets.ts';
import { htmlOf, paths } from './documents.ts';

const assets = readdirSync('dist/assets');
const classesOf = (name: string) => {
  const file = assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.css'));
  return classesIn(readFileSync(`dist/assets/${file}`, 'utf8'));
};
const [common, home, inner] = [classesOf('index'), classesOf('home'), classesOf('inner')];

it.each(paths)('%s loads the style sheet of each of its classes', (path) => {
  const used = [...(htmlOf(path) ?? '').matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .map((name) => name.replaceAll('&gt;', '>').replaceAll('&amp;', '&'));
  const [own, other, sheet] = path === '/' ? [home, inner, 'inner.css'] : [inner, home, 'home.css'];
  const missing = used.filter((name) => other.has(name) && !own.has(name) && !common.has(name));
  expect(used.length).toBeGreaterThan(0);
  expect(missing, `styled in ${sheet} only: import their file in src/styles/index.css`).toEqual([]);
});

/** The modules that a module imports, also dynamically, and those that replace them in another language. */
function importsOf(file: string, text: string): string[] {
  const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return imports
    .flatMap((path) => [path, path.replace(/^src\/\w+\//, '$&hi/')])
    .filter((path) => existsSync(path));
}

it('Home loads the utilities of all modules that it can load', () => {
  const sources = sourcesOf('.ts', '.tsx');
  const modules = new Set(['src/pages/home.tsx', 'src/app/client.tsx', 'src/runtime/boot/main.ts']);
  for (const file of modules) for (const path of importsOf(file, sources.get(file) ?? '')) modules.add(path);
  const components = new Set([...sourcesOf('.css').values()].flatMap((css) => [...classesIn(css)]));
  const isMissing = (name: string) =>
    inner.has(name) && !components.has(name) && !home.has(name) && !common.has(name);
  const missing = classNames(sources).filter(({ file, name }) => modules.has(file) && isMissing(name));
  expect(modules.size).toBeGreaterThan(100);
  expect(
    missing.map(({ file, line, name }) => `${file}:${line}: ${name}`),
    'styled in inner.css only: add the file to the sources in src/styles/home.css',
  ).toEqual([]);
});
