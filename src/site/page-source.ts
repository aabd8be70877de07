/** The path of the 404 page. */
export const NOT_FOUND = '/404';

/** Returns the source file of a page or of the 404 page. Its words have the same path in src/words/<language>. */
export const findPageSource = (path: string) =>
  `src/pages${path === '/' ? '/home' : path === NOT_FOUND ? '/not-found' : path}.tsx`;

/** The component that other languages render for a page that is only in English. */
export const ONLY_IN_ENGLISH = 'src/app/only-in-english.tsx';
