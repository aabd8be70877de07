/**
 * Types of the virtual modules that src/articles/plugin/plugin.ts generates from src/articles/texts/. There is one
 * module for each use, so that the browser loads only the data that it needs. In another language than English, the
 * modules contain the translations, and English articles without a translation.
 */
type Teaser = import('./article.ts').Teaser;
type Article = import('./article.ts').Article;

/** The two newest articles, for the footer. */
declare module 'virtual:articles/recent' {
  export const recent: readonly Teaser[];
}
/** The first page of the list of all articles. */
declare module 'virtual:articles/first-page' {
  export const teasers: readonly Teaser[];
  export const pageCount: number;
  export const topics: readonly import('./article.ts').Topic[];
}
/** The two newest articles of each service. */
declare module 'virtual:articles/by-service' {
  export const byService: Readonly<Record<string, readonly Teaser[]>>;
}
/** The article of the page `/blogDetails`, its neighbours, and the three newest other articles. */
declare module 'virtual:articles/template' {
  export const article: Article;
  export const neighbours: import('./article.ts').Neighbours;
  export const others: readonly Teaser[];
}
/** The paths of the articles and lists that exist in this language. In English, where all exist, the list is empty. */
declare module 'virtual:articles/translated' {
  export const paths: readonly string[];
}
/** All articles, with the newest first. Import this module only in the build, because it is large. */
declare module 'virtual:articles/all' {
  export const articles: readonly Article[];
}
