import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * A state, and the actions that lead to it from the previous state. At night, axe checks each state. IBM and Alfa check
 * complete pages, so they check only states with the mark `all engines`. On each change, axe checks only states with a
 * mark.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, engines?: Engines];
export type Engines = 'all engines' | 'axe' | undefined;

/** Consecutive states of a widget on a page. */
export interface Sequence {
  name: string;
  path: string;
  /**
   * The only width at which the widget exists: 1280 px (`wide`) or 390 px (`narrow`). If it is omitted, it exists at
   * both.
   */
  at?: 'wide' | 'narrow';
  /** The selector of the part to check. By default, it is the page. */
  within?: string;
  /** Whether later sequences leave the last state unchanged. On each change, one audit at the end then checks it. */
  stays?: true;
  /** Whether the sequence runs only at night, because another sequence has the same markup. */
  isNightly?: true;
  states: readonly State[];
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();

/** Types a text that a field rejects, leaves the field, and waits for the error. */
export async function fillInvalid(box: Locator, text: string) {
  await box.fill(text);
  await box.blur();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
}
