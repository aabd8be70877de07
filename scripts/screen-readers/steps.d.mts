export interface ReaderStep {
  /** The row of the table in docs/reference/screen-readers.md. */
  row: number;
  path: string;
  /** A selector. The step first focuses its last match, and waits for hydration. */
  focus?: string;
  press?: string[];
  announces: RegExp[];
}
export const steps: ReaderStep[];
