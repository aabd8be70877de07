/**
 * Virtual modules that src/articles/plugin/plugin.ts generates from src/articles/texts/. Each use has a module of its own,
 * so that the browser loads only the data that it needs. In languages other than English, articles are translated; an
 * article without a translation is in English.
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
/** The article that `/blogDetails` shows, its neighbours, and the three newest other articles. */
declare module 'virtual:articles/template' {
  export const article: Article;
  export const neighbours: import('./article.ts').Neighbours;
  export const others: readonly Teaser[];
}
/** The paths of the articles and lists that exist in this language. Empty in English, which has all of them. */
declare module 'virtual:articles/translated' {
  export const paths: readonly string[];
}
/** All articles, newest first. Import this only in the build. */
declare module 'virtual:articles/all' {
  export const articles: readonly Article[];
}
