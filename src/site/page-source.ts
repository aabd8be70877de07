/** The path of the 404 page. */
export const NOT_FOUND = '/404';

/** The source file of a page in the table, or of the 404 page. Its words: the same path in src/words, as JSON. */
export const pageSource = (path: string) =>
  `src/pages${path === '/' ? '/home' : path === NOT_FOUND ? '/not-found' : path}.tsx`;

/** What a language shows in place of pages that it does not have. */
export const ONLY_IN_ENGLISH = 'src/app/only-in-english.tsx';
