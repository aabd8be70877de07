import type { ArticlePath } from './routes.ts';

/** The article on `/blogDetails`, the template page of the specification, which also has comments. */
export const TEMPLATE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
