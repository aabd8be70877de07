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
  /** Name of a landmark, fieldset, slider or dialog that contains it, or a selector. */
  within?: string;
}

export type Step =
  /** Enter or Space; a tap. */
  | { press: Target }
  /** Stops a slider: by moving focus into it or by a tap on Stop (CR3). */
  | { halt: string }
  /** Labels in the menu, from the outermost: in the bar or the mobile menu. */
  | { menu: readonly string[] }
  /** Replaces the text of a field. */
  | { type: Target; text: string }
  /** An option of a select. */
  | { choose: Target; option: string }
  /** A tab of a tab list: arrow keys; a tap. */
  | { select: Target }
  /** A result under a search field: arrow keys and Enter; a tap. */
  | { pick: Target }
  /** Escape; a tap on the button. */
  | { close: Target }
  /** Ends at the top of this page, or at this anchor. */
  | { arrives: Path | `${Path}#${string}` | `/hi${string}` }
  | { sees: Target }
  | { gone: Target }
  | { focuses: Target }
  /** An attribute of a target or, without one, of the document element. */
  | { has: string; value: string; of?: Target }
  /** The start of the URL that the last press opened in a new tab, and a text in it. */
  | { opens: string; containing?: string }
  | { downloads: string }
  /** The browser's Back. */
  | { back: true }
  /** Resizes the window. */
  | { window: keyof typeof windows };

export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

export interface Journey {
  task: string;
  /** Where it starts; by default where the previous journey ended. */
  at?: Path | '/no-such-page' | `/hi${string}`;
  /** Why the journey is for the keyboard only. */
  keysOnly?: string;
  /** Why the journey is for touch on a phone only. */
  touchOnly?: string;
  /** For `npm run test:all` and the other engines only, as another journey uses the same code. */
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
