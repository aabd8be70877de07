import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getWordsPath, readWords } from './read-words.ts';

/** Matches files whose keys are data, such as paths of pages. The code does not contain such keys. */
const filesWithDynamicKeys =
  /^(?:descriptions|months|page-names|places|service-groups|language-offer|search\/.*)$/;

const findNames = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** Returns the objects whose values a module lists: 'team.members' for `Object.values(words.team.members)`. */
const findListedObjects = (text: string) =>
  [...text.matchAll(/Object\.(?:entries|values)\(\w+\.([\w.]+)\)/g)].map(([, key = '']) => key);

/**
 * Returns the unused English keys by file. A key counts as used in two cases:
 * - A module that imports the file contains the first part of the key. The other parts may be in any module, because
 *   sections get objects of words as props.
 * - A module that imports the file uses all values of an object that contains the key.
 */
function collectUnusedKeys(sources: ReadonlyMap<string, string>, root: string) {
  const allNames = new Set<string>();
  const modulesByFile = new Map<string, { names: Set<string>; listed: string[] }>();
  for (const text of sources.values()) {
    const names = findNames(text);
    for (const name of names) allNames.add(name);
    for (const [, file = ''] of text.matchAll(/words\/(?:en\/)?([\w/-]+)\.json/g)) {
      const importers = modulesByFile.get(file) ?? { names: new Set(), listed: [] };
      for (const name of names) importers.names.add(name);
      importers.listed.push(...findListedObjects(text));
      modulesByFile.set(file, importers);
    }
  }
  return [...readWords('en', root)]
    .filter(([file]) => !filesWithDynamicKeys.test(file))
    .map(([file, texts]) => {
      const { names, listed = [] } = modulesByFile.get(file) ?? {};
      const keys = [...texts.keys()].filter((key) => {
        const [first = '', ...others] = key.split('.');
        const isNamed = names?.has(first) && others.every((part) => allNames.has(part));
        return !isNamed && !listed.some((object) => key.startsWith(`${object}.`));
      });
      return { file, texts, keys };
    });
}

/** Returns a message for each unused English key. */
export const findUnusedKeys = (sources: ReadonlyMap<string, string>, root = '.'): string[] =>
  collectUnusedKeys(sources, root).flatMap(({ file, keys }) =>
    keys.map((key) => `${getWordsPath('en', file)}: no module needs ${key}`),
  );

type Nested = { [key: string]: string | Nested };

/** Removes the unused English keys, and the files and objects that become empty. */
export function removeUnusedKeys(sources: ReadonlyMap<string, string>, root: string): void {
  for (const { file, texts, keys } of collectUnusedKeys(sources, root)) {
    if (keys.length === 0) continue;
    const words: Nested = {};
    for (const [key, text] of texts) {
      if (keys.includes(key)) continue;
      const parts = key.split('.');
      const last = parts.pop() ?? '';
      const inner = parts.reduce((object, part) => (object[part] ??= {}) as Nested, words);
      inner[last] = text;
    }
    const path = join(root, getWordsPath('en', file));
    if (Object.keys(words).length === 0) rmSync(path);
    else writeFileSync(path, `${JSON.stringify(words, undefined, 2)}\n`);
  }
}
