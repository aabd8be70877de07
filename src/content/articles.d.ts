/** What src/build/articles/plugin.ts makes of src/content/articles/: a module for each place, which holds no more than that needs. */
type Teaser = import('./article.ts').Teaser;
type Article = import('./article.ts').Article;

/** The two newest, for the footer. */
declare module 'virtual:articles/recent' {
  export const recent: readonly Teaser[];
}
/** The first page of all articles. */
declare module 'virtual:articles/first-page' {
  export const teasers: readonly Teaser[];
  export const pages: number;
  export const topics: readonly import('./article.ts').Topic[];
}
/** The two newest of each service that has some. */
declare module 'virtual:articles/by-service' {
  export const byService: Readonly<Record<string, readonly Teaser[]>>;
}
/** The article of `/blogDetails`, its neighbours and three others. */
declare module 'virtual:articles/template' {
  export const article: Article;
  export const neighbours: import('./article.ts').Neighbours;
  export const others: readonly Teaser[];
}
/** All of them, newest first: for the build alone. */
declare module 'virtual:articles/all' {
  export const articles: readonly Article[];
}
