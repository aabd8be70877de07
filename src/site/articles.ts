import type { ArticlePath } from './routes.ts';

/** The article that `/blogDetails`, the template in the specification, shows with its comments. */
export const TEMPLATE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
