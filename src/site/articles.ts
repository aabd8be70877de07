import type { ArticlePath } from './routes.ts';

/** The article that `/blogDetails` shows with comments. The specification requires `/blogDetails`. */
export const TEMPLATE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
