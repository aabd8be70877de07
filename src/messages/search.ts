/* Texts of the search. */

export const search = 'Search';
export const whatLookingFor = 'What are you looking for?';
export const slashKey = 'Open search with the / key';
export const slashKeyHint = 'Ctrl+K (Command+K on a Mac) always opens it.';
export const typeWord = 'Type a word to search.';
/** `label` is that of the field. */
export const listName = 'Results for {label}';
export const allResultsFor = 'All results for “{terms}”';
export const resultsFor = 'Results for “{terms}”';
export const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(' or ');
export const lacks = 'Does not mention {words}';
export const searching = 'Searching …';
export const resultCount = (count: number) => (count === 1 ? '1 result' : `${count} results`);
/** The button below the first results. */
export const showAll = (count: number) => `Show all ${count} results`;
/** Announced after that. */
export const allShown = (count: number) => `All ${count} results are shown.`;
export const absent = '. No page has {words}.';
/** Between the number of results and the next sentence. */
export const end = '. ';
export const onlySomeWords = 'Each has only some of your words.';
/** `query` is a link. */
export const didYouMean = 'Did you mean {query}? ';
export const nothingFound = 'Nothing found for “{terms}”. ';
export const allSearched = 'All words of our {pages} pages and of the articles were searched.';
/** Announced instead. */
export const nothingFoundShort = 'Nothing found.';
/** Before the name of the page in the document title. */
export const titleOfResults = '{terms}: {count} – ';
export const titleOfNothing = '{terms}: nothing found – ';
/** A link: the query is in the script of the other language, or has words that no page in this language has. */
export const searchInOther = 'Search in Hindi for {terms}';
/** `list` is the link of the next text. */
export const onlyNames =
  'Only page names could be searched, because the full index did not load. All pages are listed {list}.';
export const listOfPages = 'at the foot of this page';
/** `link` is the link of the next text. */
export const tryOtherWords = ' Try other words, or {link}: what you looked for goes along.';
export const writeToUs = 'write to us';
/** Pages about other countries have this word: the search replaces names of countries by it. */
export const abroad = 'abroad';
