export interface ReaderStep {
  /** Of the script in docs/screen-readers.md. */
  row: number;
  path: string;
  /** Selector of what gets the focus first; the last of them. Such a step needs a live page. */
  focus?: string;
  press?: string[];
  hear: RegExp[];
}
export const steps: ReaderStep[];
