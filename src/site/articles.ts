import type { ArticlePath } from './routes.ts';

/** What articles are about, where all of them are named. */
export const SUBJECTS = 'loans, bills, ratings and papers';

/** The article that `/blogDetails`, the specified template, shows with its comments. */
export const TEMPLATE = '/articles/what-a-rating-analyst-asks' satisfies ArticlePath;
