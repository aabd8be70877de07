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
  /** The start of the accessible name. */
  name: string;
  /** The name of a landmark, fieldset, slider or dialog that contains the target, or a selector. */
  within?: string;
}

export type Step =
  /** Presses a control: by Enter or Space, or by a tap. */
  | { press: Target }
  /** Stops a slider: by moving focus into the slider, or by a tap on Stop (CR3). */
  | { halt: string }
  /** Follows labels in the bar or the mobile menu, from the outermost label. */
  | { menu: readonly string[] }
  /** Replaces the text of a field. */
  | { type: Target; text: string }
  /** Chooses an option of a select. */
  | { choose: Target; option: string }
  /** Selects a tab: by arrow keys, or by a tap. */
  | { select: Target }
  /** Chooses a result under a search field: by arrow keys and Enter, or by a tap. */
  | { pick: Target }
  /** Closes: by Escape, or by a tap on the button. */
  | { close: Target }
  /** Expects the top of this page, or this anchor. */
  | { arrives: Path | `${Path}#${string}` | `/hi${string}` }
  | { sees: Target }
  | { gone: Target }
  | { focuses: Target }
  /** Expects an attribute of a target, or of the document element if there is no target. */
  | { has: string; value: string; of?: Target }
  /** Expects the start of the URL that the last press opened in a new tab, and a text in the URL. */
  | { opens: string; containing?: string }
  | { downloads: string }
  /** Goes back in the history. */
  | { back: true }
  /** Resizes the window. */
  | { window: keyof typeof windows };

export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

export interface Journey {
  task: string;
  /** The page where the journey starts, by default the last page of the previous journey. */
  at?: Path | '/no-such-page' | `/hi${string}`;
  /** The reason why the journey is only for the keyboard. */
  keysOnly?: string;
  /** The reason why the journey is only for touch on a phone. */
  touchOnly?: string;
  /**
   * Whether the journey runs only in `npm run test:all` and other engines, because another journey uses the same code.
   */
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
