import type { Page } from '@playwright/test';

/**
 * A state and the actions that lead to it from the state before. Axe and the check of references check each; IBM and
 * Alfa, which check complete pages and take longer, those marked `all engines`, in the nightly run.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, engines?: Engines];
export type Engines = 'all engines' | undefined;

/** States of a widget that follow one another on one page. */
export interface Sequence {
  name: string;
  path: string;
  /** Where it exists: on a wide window (1280 px), on a phone (390 px), or, by default, on both. */
  at?: 'wide' | 'narrow';
  /** Selector of the part that changes and is checked, by default the page. */
  within?: string;
  /** Checked by the nightly run only, as another sequence has the same markup. */
  isNightly?: true;
  states: readonly State[];
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
