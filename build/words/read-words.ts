import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a language, by file ('pages/nri') and key ('banner.intro'). */
export type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

const FOLDER = 'src/words';

/** Returns the path of a file of words, relative to the root of the project. */
export const getWordsPath = (language: string, name: string) => `${FOLDER}/${language}/${name}.json`;

/** Adds all texts of a value to `texts`, with keys such as 'banner.intro'. */
function collectTexts(value: unknown, path: string, texts: Map<string, string>, file: string) {
  if (typeof value === 'string') texts.set(path, value);
  else if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value))
      collectTexts(inner, path ? `${path}.${key}` : key, texts, file);
  else throw new Error(`${file}: ${path || 'the file'} must be a text or an object of texts`);
}

/**
 * Reads the words of a language. Returns an empty map if the language has no folder.
 * @throws Error if a file is not JSON, or a value is neither a text nor an object
 */
export function readWords(language: string, root = '.'): Words {
  const folder = join(root, FOLDER, language);
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  return new Map(
    names.map((name) => {
      const file = `${FOLDER}/${language}/${name}`;
      const texts = new Map<string, string>();
      try {
        collectTexts(JSON.parse(readFileSync(join(root, file), 'utf8')), '', texts, file);
      } catch (error) {
        if (error instanceof SyntaxError)
          throw new Error(`${file} is not JSON: ${error.message}`, { cause: error });
        throw error;
      }
      return [name.replace(/\.json$/, ''), texts] as const;
    }),
  );
}
