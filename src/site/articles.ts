import type { ArticlePath } from './routes.ts';

/** The article that `/blogDetails` shows. The specification requires this page, which also has comments. */
export const TEMPLATE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
