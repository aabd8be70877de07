import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The maximum number of words of each document, so that a newcomer can read all of them. */
const budgets = {
  'README.md': 500, 'CONTRIBUTING.md': 600, 'SECURITY.md': 150, 'docs/README.md': 100,
  'docs/accessibility.md': 600, 'docs/architecture.md': 800, 'docs/content.md': 700,
  'docs/decisions.md': 1300, 'docs/deploy.md': 400, 'docs/forms.md': 400, 'docs/glossary.md': 260,
  'docs/languages.md': 350, 'docs/performance.md': 400, 'docs/restyle.md': 600, 'docs/testing.md': 700,
  'docs/voice.md': 1040, 'docs/reference/screen-readers.md': 600, 'docs/reference/third-parties.md': 650,
}; // oxfmt-ignore
const MAX_TOTAL_WORDS = 9640;
const generated = ['docs/reference/conformance.md'];
/** Paths that the documents tell the reader to create. They do not exist. */
const examples = ['src/articles/texts/how-to-read-a-bill.md', 'src/pages/fees.tsx', 'src/photos'];

const names = Object.keys(budgets);
const texts = new Map([...names, ...generated].map((name) => [name, readFileSync(name, 'utf8')]));
/** Counts the words of a text like `wc -w`. */
const countWords = (text: string) => text.trim().split(/\s+/).length;
const removeCode = (text: string) => text.replaceAll(/^ *```[^]*?^ *```/gm, '');
/** Returns the ids that GitHub gives to headings: lower case, with hyphens for spaces and without punctuation. */
const listHeadingIds = (text: string) =>
  [...removeCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'),
  ); // oxfmt-ignore

/** Returns the links of a document to files or headings that do not exist. */
function findDeadLinks(file: string, text: string): string[] {
  const links = [...removeCode(text).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)];
  return links.flatMap(([link, path, id]) => {
    const target = path ? join(dirname(file), path) : file;
    const exists = existsSync(target) && (!id || listHeadingIds(readFileSync(target, 'utf8')).includes(id));
    return exists ? [] : [link];
  });
}

function findUnknownNames(text: string): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const paths = text.matchAll(
    /(?<![\w/.-])((?:src|build|tests|scripts|tailwind|docs|\.github)\/[\w./-]*\w)/g,
  );
  const commands = text.matchAll(/npm run ([\w:-]+)/g);
  return [
    ...[...paths].flatMap(([, path = '']) => (existsSync(path) || examples.includes(path) ? [] : path)),
    ...[...commands].flatMap(([, name = '']) => (name in scripts ? [] : `npm run ${name}`)),
  ];
}

it('this test lists each document in docs/, with a word limit unless it is generated', () => {
  const found = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  const expected = [...names, ...generated].filter((name) => name.startsWith('docs/'));
  expect(found.toSorted(), 'add the document to `budgets` in this test').toEqual(expected.toSorted());
});

it.each(Object.entries(budgets))('%s has at most %i words', (name, budget) => {
  expect(countWords(texts.get(name) ?? ''), `${name} is too long: shorten it`).toBeLessThanOrEqual(budget);
});

it(`the documents have at most ${MAX_TOTAL_WORDS} words together`, () => {
  const total = names.reduce((sum, name) => sum + countWords(texts.get(name) ?? ''), 0);
  expect(total, 'shorten README, CONTRIBUTING, SECURITY or docs').toBeLessThanOrEqual(MAX_TOTAL_WORDS);
});

it.each([...texts])('%s has only links, source paths and npm scripts that exist', (file, text) => {
  expect([...findDeadLinks(file, text), ...findUnknownNames(text)]).toEqual([]);
});
