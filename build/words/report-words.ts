import { languages } from '../../src/site/published-languages.ts';
import { findWordErrors } from './compare-words.ts';
import { readWords } from './read-words.ts';
import { findStaleTexts } from './stale-words.ts';

/** Returns the errors in the words of the published languages. If a file cannot be parsed, returns only its error. */
export function findErrorsOfWords(root = '.', names: readonly string[] = languages): string[] {
  try {
    const english = readWords('en', root);
    return names.flatMap((language) => findWordErrors(language, english, readWords(language, root)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns a notice for each language with texts that may be out of date. The notice has their number. */
export function createStaleNotices(root = '.', names: readonly string[] = languages): string[] {
  return names.flatMap((language) => {
    const { length } = findStaleTexts(language, root);
    return length > 0
      ? `src/words/${language}: ${length} ${length === 1 ? 'text' : 'texts'} may be out of date, because the English has changed. npm run words lists them.`
      : [];
  });
}
