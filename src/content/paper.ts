import words from '#words/content/papers.json';
import english from '../words/en/content/papers.json';

export interface Paper {
  /** The English name, which is sent with an enquiry and saved when ticked. */
  name: string;
  /** The name in the language of the page. */
  shown: string;
  /** Why the document is required. */
  why: string;
}

/** Returns a document by its key in src/words/en/content/papers.json. */
export const paper = (key: keyof typeof english.documents): Paper => ({
  ...words.documents[key],
  shown: words.documents[key].name,
  name: english.documents[key].name,
});

/** Returns a type of applicant: `label` is the English name, which is sent with an enquiry. */
export const applicant = (key: keyof typeof english.applicants) => ({
  key,
  label: english.applicants[key],
  shown: words.applicants[key],
});
