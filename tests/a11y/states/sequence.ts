import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/**
 * A state, and the actions that lead to it from the previous state. In a full run, axe checks each state. IBM and Alfa
 * check only states with the mark `all engines`, because these engines check complete pages. On each change, axe checks
 * only the states with a mark, or the last state if no state has a mark.
 */
export type State = readonly [name: string, enter: (page: Page) => Promise<unknown>, engines?: Engines];
export type Engines = 'all engines' | 'axe' | undefined;

/** The states of a widget, one after the other. */
export interface Sequence {
  name: string;
  path: string;
  /** The only width of the window at which the widget exists: 1280 px (`wide`) or 390 px (`narrow`). */
  at?: 'wide' | 'narrow';
  /** The selector of the part that axe checks; the page by default. */
  within?: string;
  /** Whether the sequence runs only in full runs (mode.ts). */
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
