import type { Path } from '../../../src/site/routes.ts';

type Role =
  | 'alertdialog'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'option'
  | 'status'
  | 'tab'
  | 'textbox';

export interface Target {
  role: Role;
  /** Start of the accessible name. */
  name: string;
  /** Name of a landmark, slider or dialog round it, or a selector of it. */
  within?: string;
}

export type Step =
  /** Enter or Space; a tap. */
  | { press: Target }
  /** A slider, which then stands still: by the focus that enters it, or by a tap on Stop (CR3). */
  | { halt: string }
  /** Labels of the site's menu, one inside the other: in the bar, or in the drawer where that is offered. */
  | { menu: readonly string[] }
  | { type: Target; text: string }
  /** An option of a list of choices. */
  | { choose: Target; option: string }
  /** A tab of a tab list: arrow keys; a tap. */
  | { select: Target }
  /** A result under a search field: arrow keys and Enter; a tap. */
  | { pick: Target }
  /** Escape; a tap on the button. */
  | { close: Target }
  /** Ends at the top of the page of this address, or at this anchor. */
  | { arrives: Path | `${Path}#${string}` }
  | { sees: Target }
  | { gone: Target }
  | { focuses: Target }
  /** An attribute of a target or, without one, of the document element. */
  | { has: string; value: string; of?: Target }
  /** The beginning of the address that the last press opened in a new tab. */
  | { opens: string }
  | { downloads: string }
  /** The browser's Back. */
  | { back: true }
  /** The window becomes that of a phone, or of a desk. */
  | { window: keyof typeof windows };

export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

export interface Journey {
  task: string;
  /** Where it begins; without it, where the one before ended. */
  at?: Path | '/no-such-page';
  /** For keys alone, and why no finger needs it. */
  keysOnly?: string;
  /** For a finger on a phone alone, and why. */
  touchOnly?: string;
  /** Another goes the same way by the same code: for `npm run test:all` and the other engines. */
  isNightly?: true;
  steps: readonly Step[];
}

export const target =
  (role: Role) =>
  (name: string, within?: string): Target => ({ role, name, ...(within && { within }) });
export const button = target('button');
export const link = target('link');
export const heading = target('heading');
export const field = target('textbox');
export const choices = target('combobox');
export const tab = target('tab');
export const alertdialog = target('alertdialog');
export const dialog = target('dialog');
export const option = target('option');
export const status = target('status');
