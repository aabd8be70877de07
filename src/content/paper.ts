import words from '#words/content/papers.json';
import english from '../words/en/content/papers.json';

export interface Paper {
  /** The English name, for the lead. The browser also stores it when a visitor ticks the document. */
  name: string;
  /** The name in the language of the page. */
  shown: string;
  /** Why the document is required. */
  why: string;
}

/** Returns the document with this key in src/words/en/content/papers.json. */
export const createPaper = (key: keyof typeof english.documents): Paper => ({
  ...words.documents[key],
  shown: words.documents[key].name,
  name: english.documents[key].name,
});

/**
 * Returns the type of applicant with this key in src/words/en/content/papers.json. `label` is the English name for the
 * lead. `shown` is the name in the language of the page.
 */
export const getApplicant = (key: keyof typeof english.applicants) => ({
  key,
  label: english.applicants[key],
  shown: words.applicants[key],
});
