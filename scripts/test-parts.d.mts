export interface Part {
  name: string;
  env?: Record<string, string>;
  /** Programs of packages, or `node`, with their arguments. */
  run: string[][];
}

/** Rows of parts for each change; those of one row run side by side. */
export const daily: Part[][];
/** Rows of parts of each job of `npm run test:all`. */
export const jobs: Record<string, Part[][]>;
