/** Takes out of the documents what is said of files, scripts and addresses that the new site has not. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders, by every name that ends as their path does: `tests/e2e/a.ts`, `e2e/a.ts`, `a.ts`. */
const namesOf = (files) => {
  const steps = files.map((file) => file.split('/'));
  const folders = steps.flatMap((of) => of.slice(1).map((_, at) => of.slice(0, at + 1)));
  const ends = (of) => of.map((_, at) => of.slice(at).join('/'));
  return new Set([
    ...steps.flatMap(ends),
    ...folders.flatMap((of) => [of.join('/'), ...ends(of).filter((name) => name.includes('/'))]),
  ]);
};

const scriptsOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** @returns whether a sentence names what the old site had and the new has not */
function goneBetween(before, after, addresses) {
  const left = namesOf(after.files);
  const gone = new Set([
    ...[...namesOf(before.files)].filter((name) => !left.has(name) && !name.startsWith('public/')),
    ...Object.keys(before.scripts).filter((name) => !(name in after.scripts)),
    ...addresses,
  ]);
  return (sentence) =>
    [...sentence.matchAll(/`([^`]+)`|\]\(([^)#\s]+)/g)].some(([, code = '', link = '']) =>
      `${code} ${link}`.split(' ').some((word) => gone.has(word.replace(/\/$/, ''))),
    );
}

const sentences = (line) => line.split(/(?<=[.?!](?:\*\*|\))?) (?=[A-Z`“([])/);

/** A paragraph without sentences about what is gone; none, where that is what its name in bold letters is about. */
function withoutSentences(line, isGone) {
  const [first, ...others] = sentences(line);
  const left = others.filter((one) => !isGone(one));
  if (first.startsWith('**'))
    return isGone(first) || (others.length > 0 && left.length === 0) ? [] : [first, ...left];
  return isGone(first) ? left : [first, ...left];
}

/** A text without the sentences, rows of tables and paragraphs that are about what is gone. */
export function withoutGone(text, isGone) {
  const shorter = (line) => {
    const left = line.startsWith('|') ? [line].filter((row) => !isGone(row)) : withoutSentences(line, isGone);
    return left.length > 0 ? [left.join(' ')] : [];
  };
  return text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : part.split('\n').flatMap(shorter).join('\n')))
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * @param {{ here: string, tracked: string[], root: string, gone: string[] }} sites the old site and its files, the new
 * site, and addresses that the new one has not
 */
export function takeDocs({ here, tracked, root, gone }) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries.map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
  const isGone = goneBetween(
    { files: tracked, scripts: scriptsOf(here) },
    { files, scripts: scriptsOf(root) },
    gone,
  );
  for (const file of files.filter((name) => /^(?:docs\/)?[\w-]+\.md$/.test(name))) {
    const text = readFileSync(join(root, file), 'utf8');
    writeFileSync(join(root, file), withoutGone(text, isGone));
  }
}
