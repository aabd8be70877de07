import words from '#words/content/papers.json';
import english from '../words/en/content/papers.json';

/** A document that the firm requires. */
export interface Paper {
  /** The English name. The lead contains it, and the browser stores it when the visitor ticks the document. */
  englishName: string;
  /** The name in the language of the page. */
  shown: string;
  /** Why the document is required. */
  why: string;
}

/** Returns the document with this key in src/words/en/content/papers.json. */
export const getPaper = (key: keyof typeof english.documents): Paper => ({
  englishName: english.documents[key].name,
  shown: words.documents[key].name,
  why: words.documents[key].why,
});

/**
 * Returns the type of applicant with this key in src/words/en/content/papers.json. `englishName` is for the lead.
 * `shown` is the name in the language of the page.
 */
export const getApplicant = (key: keyof typeof english.applicants) => ({
  key,
  englishName: english.applicants[key],
  shown: words.applicants[key],
});
