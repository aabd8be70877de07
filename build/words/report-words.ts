import { languages } from '../../src/site/published-languages.ts';
import { findWordErrors } from './compare-words.ts';
import { readWords } from './read-words.ts';
import { findStaleTexts } from './stale-words.ts';

/** Returns the errors in the words of all published languages, or the error of a file that is not readable. */
export function findErrorsOfWords(root = '.', names: readonly string[] = languages): string[] {
  try {
    const english = readWords('en', root);
    return names.flatMap((language) => findWordErrors(language, english, readWords(language, root)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns how many texts of each language may be out of date, and the command that lists them. */
export function staleNotices(root = '.', names: readonly string[] = languages): string[] {
  return names.flatMap((language) => {
    const { length } = findStaleTexts(language, root);
    return length > 0
      ? `src/words/${language}: ${length} ${length === 1 ? 'text' : 'texts'} may be out of date, because the English has changed. npm run words lists them.`
      : [];
  });
}
