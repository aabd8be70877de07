import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIn, copyBuildContext } from '../../../scripts/build-copy.mjs';

/*
 * Adds a made-up language with ten texts and one page to a copy of the project, by the steps of docs/languages.md, and
 * builds it. Its words are the English ones between brackets.
 */

const copy = join(mkdtempSync(join(tmpdir(), 'third-language-')), 'site');
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
function write(file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}
function edit(file: string, from: string | RegExp, to: string) {
  const before = read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} does not contain ${from}`);
  write(file, after);
}
const bracketed = (text: string, pattern: RegExp) => text.replaceAll(pattern, '$1[$2]$3');

beforeAll(() => {
  copyBuildContext(copy);
  for (const name of ['tests', 'scripts', 'vitest.config.ts', '.dockerignore'])
    cpSync(name, join(copy, name), { recursive: true });

  // Rows
  edit('src/site/languages.ts', "hi: 'hi-IN'", "hi: 'hi-IN', xx: 'xx-Latn'");
  edit('src/site/languages.ts', "hi: 'हिन्दी'", "hi: 'हिन्दी', xx: 'Xxish'");
  edit('src/site/published-languages.ts', "['hi']", "['hi', 'xx']");
  // Ten texts
  const names = 'skipToContent|mainMenu|home|about|team|becomePartner|contact|calculators|articles|openMenu';
  const texts =
    read('src/messages/site.ts').match(new RegExp(`export const (?:${names}) = '.*';`, 'g')) ?? [];
  if (texts.length !== 10) throw new Error(`src/messages/site.ts has other names: ${texts.join(' ')}`);
  write(
    'src/messages/xx/site.ts',
    `export * from '../site.ts';\n${bracketed(texts.join('\n'), /( = ')(.*)(';)/g)}`,
  );
  // One page, and what every language has
  const home = read('src/pages/home.tsx').replaceAll("'../", "'../../");
  write('src/pages/xx/home.tsx', bracketed(home, /( title=")([^"]*)(")/g));
  write('src/pages/xx/not-found.tsx', "export { Screen } from '../not-found.tsx';");
  for (const file of [
    'src/pages/_/only-in-english.tsx',
    'src/components/_/page-anchor.tsx',
    'src/site/_/language.ts',
    'src/site/_/routes.ts',
  ])
    write(
      file.replace('_', 'xx'),
      read(file.replace('_', 'hi'))
        .replaceAll('hi-IN', 'xx-Latn')
        .replaceAll(/\bhi\b/g, 'xx'),
    );
  write('src/styles/xx.css', ":lang(xx) {\n  quotes: '«' '»';\n}\n");

  buildIn(copy);
}, 600_000);
afterAll(() => rmSync(dirname(copy), { recursive: true, force: true }));

it('builds the page of a third language and links it with the others', () => {
  const [home, english] = [read('dist/xx.html'), read('dist/index.html')];
  expect(/<html lang="([^"]*)"/.exec(home)?.[1]).toBe('xx-Latn');
  expect(home.match(/>\[\w+\]</g)).toContain('>[About]<');
  expect(home).toMatch(/<a [^>]*href="\/hi"[^>]*>हिन्दी<\/a>/);
  expect(english).toMatch(/<a [^>]*href="\/xx"[^>]*>Xxish<\/a>/);
  for (const page of [home, english, read('dist/hi.html')])
    expect(page).toMatch(/<link rel="alternate" hreflang="xx-Latn" href="[^"]*\/xx">/);
  expect(read('dist/sitemap.xml')).toMatch(/\/xx<\/loc>/);
});

it('leads to the English page where the third language has none', () => {
  const about = read('dist/xx/about.html');
  expect(about).toMatch(/<a [^>]*href="\/about"[^>]*hreflang="en"/i);
  expect(about).toContain('content="noindex"');
  expect(read('dist/about.html')).not.toContain('hreflang="xx-Latn"');
  expect(read('dist/sitemap.xml')).not.toContain('/xx/about');
});

it('passes the parity test', () => {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'built',
    'tests/built/languages.test.ts',
    '-t',
    'xx|declares',
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  expect({ status, failed: status === 0 ? '' : stdout }).toEqual({ status: 0, failed: '' });
  expect(stdout).toContain(`'xx': '/' has the sections, links and figures of the English page`);
});
