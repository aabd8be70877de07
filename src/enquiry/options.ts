/** What a choice offers. Plain data: a page shows it before any code of a form is here. */
export interface Option {
  /** What the form holds. */
  readonly value: string;
  /** What is shown, and what the lead says. */
  readonly label: string;
}

interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface Choice {
  readonly label: string;
  /** The empty first entry of the select; choosing it is choosing nothing. */
  readonly prompt: string;
  /** Said when nothing is chosen. */
  readonly missing: string;
  readonly options: readonly (Option | OptionGroup)[];
}

/** Options that are shown by the value that the form holds. */
export const options = (...values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }));

/** The options of a choice in their order, groups opened. */
export const allOptions = (choice: Choice): Option[] =>
  choice.options.flatMap((entry) => ('options' in entry ? entry.options : entry));
