import type { Page } from '@playwright/test';

/**
 * Brings the page, as the state before it left it, into this one. axe and the check of references look at each; IBM
 * and Alfa, which know no part of a page, at those that say so. Alfa takes longer than all others together: each kind
 * of state has one that it is asked of on each change, the rest `by night`, in `npm run test:all`.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, by?: By];
export type By = 'every engine' | 'Alfa by night' | undefined;

/** States that follow one another on one page. */
export interface Sequence {
  name: string;
  path: string;
  /** Where it can be reached: with the bar's items (1280 px), with the drawer (390 px), or, by default, both. */
  at?: 'wide' | 'narrow';
  /** What changes, audited alone: the rest of the page is as the visits have it. Without it, the whole page. */
  within?: string;
  states: readonly State[];
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
