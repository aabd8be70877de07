/** The types of a theme file, and its errors. */

export interface Variable {
  value: string;
  /** The line in the file, counted from 1. */
  line: number;
}
export type Variables = ReadonlyMap<string, Variable>;

/** A group of variables: a rule of a style sheet, or an object of registry JSON. */
export interface Block {
  /** The name of the group in messages: `:root`, `.dark`, `cssVars.light`. */
  name: string;
  scheme: 'light' | 'dark' | 'theme';
  variables: { name: string; value: string; line: number }[];
}

/** An error in the file of a theme. Its message is one line with the file, the line and what to do. */
export class ThemeFileError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
  }
}
