/** While a page or its code is loading. */
export const loading = 'Loading…';

/** The name of the 404 page. */
export const pageNotFound = 'Page not found';

/** Beside a link of another language to a page that is only in English. */
export const inEnglish = '(in English)';
