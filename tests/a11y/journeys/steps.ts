import type { Path } from '../../../src/site/routes.ts';

type Role =
  | 'button' | 'combobox' | 'dialog' | 'group' | 'heading' | 'link' | 'option' | 'status' | 'summary' | 'tab' | 'textbox'; // oxfmt-ignore

export interface Target {
  role: Role;
  /** The start of the accessible name. */
  name: string;
  /** The name of a landmark, fieldset, carousel or dialog that contains the target, or its selector. */
  within?: string;
}

export type Step =
  /** Presses a control by Enter or Space, or by a tap. */
  | { press: Target }
  /** Stops a carousel by moving focus into it, or by a tap on Stop (CR3). */
  | { halt: string }
  /** Follows labels in the navigation bar or the mobile menu, starting with the outermost label. */
  | { menu: readonly string[] }
  /** Replaces the text of a field. */
  | { type: Target; text: string }
  | { choose: Target; option: string }
  /** Selects a tab by arrow keys, or by a tap. */
  | { select: Target }
  /** Selects a result below a search field by arrow keys and Enter, or by a tap. */
  | { pick: Target }
  /** Expects this path and fragment. If there is no fragment, a heading must have the focus. */
  | { arrives: Path | `${Path}#${string}` | `/hi${string}` }
  | { sees: Target }
  | { gone: Target }
  | { focuses: Target }
  /** Expects the value of an attribute of a target, or of the document element. */
  | { has: string; value: string; of?: Target }
  /** Expects that the last action opened a tab. Its URL must start with `opens` and contain `containing`. */
  | { opens: string; containing?: string }
  /** Expects a downloaded file. Its name must end with this text. */
  | { downloads: string }
  | { back: true }
  | { window: keyof typeof windows };

export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

export interface Journey {
  task: string;
  /** The page where the journey starts; by default where the previous journey ended. */
  at?: Path | `/hi${string}`;
  /** The reason why the journey runs only by keyboard. */
  keysOnly?: string;
  /** The reason why the journey runs only by touch on a phone. */
  touchOnly?: string;
  /** Whether the journey runs in Chromium only in full runs, because another journey uses the same code. */
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
export const dialog = target('dialog');
export const option = target('option');
export const status = target('status');
export const summary = target('summary');
