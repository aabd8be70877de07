import type { ArticlePath } from './routes.ts';

/** The article that `/blogDetails`, a page of the specification, shows with the comments of readers. */
export const EXAMPLE_ARTICLE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
