export interface Step {
  /** The row of the table in docs/reference/screen-readers.md. */
  row: number;
  path: string;
  /** Makes the step wait for hydration, after it has focused `focus`. The focus starts the hydration. */
  needsHydration?: true;
  /** A selector. The step focuses its last match. */
  focus?: string;
  press?: string[];
  announces: RegExp[];
}
export const steps: Step[];
