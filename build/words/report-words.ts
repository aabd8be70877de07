import { languages } from '../../src/site/published-languages.ts';
import { findWordErrors } from './compare-words.ts';
import { readWords } from './read-words.ts';
import { findStaleTexts } from './stale-words.ts';

/** Returns the errors in the words of the published languages. If a file is invalid, returns only its first error. */
export function findErrorsOfWords(): string[] {
  try {
    const english = readWords('en');
    return languages.flatMap((language) => findWordErrors(language, english, readWords(language)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Returns a notice for each language that has texts which may be out of date. The notice has the number of texts. */
export function createStaleNotices(): string[] {
  return languages.flatMap((language) => {
    const { length } = findStaleTexts(language);
    return length > 0
      ? `src/words/${language}: ${length} ${length === 1 ? 'text' : 'texts'} may be out of date, because the English has changed. npm run words lists them.`
      : [];
  });
}
