export interface ReaderStep {
  /** Row of the script in docs/reference/screen-readers.md. */
  row: number;
  path: string;
  /** Selector of the element to focus first (the last match). The step then needs a hydrated page. */
  focus?: string;
  press?: string[];
  announces: RegExp[];
}
export const steps: ReaderStep[];
