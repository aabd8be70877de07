import words from '#words/content/papers.json';
import english from '../words/en/content/papers.json';

export interface Paper {
  /** The English name. Enquiries contain it, and the browser stores it when a visitor ticks the document. */
  name: string;
  /** The name that the page shows, in its language. */
  shown: string;
  /** Why the document is required. */
  why: string;
}

/** Returns the document with a key in src/words/en/content/papers.json. */
export const paper = (key: keyof typeof english.documents): Paper => ({
  ...words.documents[key],
  shown: words.documents[key].name,
  name: english.documents[key].name,
});

/**
 * Returns the type of applicant with a key in src/words/en/content/papers.json. `label` is the English name, which
 * enquiries contain, and `shown` the name that the page shows, in its language.
 */
export const applicant = (key: keyof typeof english.applicants) => ({
  key,
  label: english.applicants[key],
  shown: words.applicants[key],
});
