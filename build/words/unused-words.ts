import { fileOf, readWords } from './read-words.ts';

/**
 * Files whose keys are data, such as paths of pages and names of months: the code reads their texts by a value, not by
 * a literal key.
 */
const lookUps = /^(?:descriptions|months|page-names|places|service-groups|language-offer|search\/.*)$/;

const namesIn = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Returns the unused English keys, with their files. A key is used if a module that imports its file contains the first
 * part of the key, and any module contains each other part, because sections get objects of words as props.
 */
export function findUnusedKeys(sources: ReadonlyMap<string, string>, root = '.'): string[] {
  const allNames = new Set<string>();
  const namesByFile = new Map<string, Set<string>>();
  for (const text of sources.values()) {
    const names = namesIn(text);
    for (const name of names) allNames.add(name);
    for (const [, file = ''] of text.matchAll(/words\/(?:en\/)?([\w/-]+)\.json/g)) {
      const inFile = namesByFile.get(file) ?? new Set();
      for (const name of names) inFile.add(name);
      namesByFile.set(file, inFile);
    }
  }
  return [...readWords('en', root)]
    .filter(([file]) => !lookUps.test(file))
    .flatMap(([file, texts]) =>
      [...texts.keys()]
        .filter((key) => {
          const [first = '', ...others] = key.split('.');
          return !namesByFile.get(file)?.has(first) || !others.every((part) => allNames.has(part));
        })
        .map((key) => `${fileOf('en', file)}: no module needs ${key}`),
    );
}
