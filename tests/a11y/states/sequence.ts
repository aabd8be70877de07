import type { Page } from '@playwright/test';

/**
 * A state and the actions that lead to it from the previous state. In the nightly run axe checks each, and IBM and Alfa,
 * which check complete pages, those marked `all engines`. On each change axe checks those with a mark.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, engines?: Engines];
export type Engines = 'all engines' | 'axe' | undefined;

/** Consecutive states of a widget on a page. */
export interface Sequence {
  name: string;
  path: string;
  /** The only width at which it exists: 1280 px or 390 px. */
  at?: 'wide' | 'narrow';
  /** Selector of the part to check; the page by default. */
  within?: string;
  /** It leaves its part in a state that later sequences do not change: on each change one audit at the end checks it. */
  stays?: true;
  /** For the nightly run only, as another sequence has the same markup. */
  isNightly?: true;
  states: readonly State[];
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
