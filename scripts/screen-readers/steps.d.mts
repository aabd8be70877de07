export interface Step {
  /** The row of the table in docs/reference/screen-readers.md. */
  row: number;
  path: string;
  /** Whether the page must be hydrated. The step then focuses `focus`, which starts the hydration, and waits. */
  needsHydration?: true;
  /** A selector. The step focuses its last match. */
  focus?: string;
  press?: string[];
  announces: RegExp[];
}
export const steps: Step[];
