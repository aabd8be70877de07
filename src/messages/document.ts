/** While a page or its code is loading. */
export const loading = 'Loading…';
/** Follows it after some seconds, or at once without a connection. */
export const connectionLost =
  'The connection is slow or lost. Loading continues by itself when the connection is back.';

/** The name of the feed, whose articles are in English. */
export const feedTitle = 'Articles';

/** At the end of a page's PDF, after its address. */
export const pdfNote = 'Text of {date}. The page may be newer.';

/** The name of the 404 page. */
export const pageNotFound = 'Page not found';

/** Follows the text of a link to a page that exists only in English. */
export const inEnglish = '(in English)';

/** The alternative text of the picture that messengers show with a link to the page. */
export const pictureText = '{label}: the engraved rosette of this page beside its title';
