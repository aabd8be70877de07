import type { Page } from '@playwright/test';

/**
 * A state, and the actions that lead to it from the previous state. In the nightly run, axe checks each state. IBM and
 * Alfa, which check complete pages, check the states with the mark `all engines`. On each change, axe checks the states
 * with a mark.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, engines?: Engines];
export type Engines = 'all engines' | 'axe' | undefined;

/** Consecutive states of a widget on a page. */
export interface Sequence {
  name: string;
  path: string;
  /** The only width at which the widget exists: 1280 px or 390 px. */
  at?: 'wide' | 'narrow';
  /** The selector of the part to check, by default the page. */
  within?: string;
  /** Whether later sequences do not change the last state: on each change, one audit at the end checks it. */
  stays?: true;
  /** Whether the sequence runs only at night, because another sequence has the same markup. */
  isNightly?: true;
  states: readonly State[];
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
