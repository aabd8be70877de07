export interface Part {
  name: string;
  env?: Record<string, string>;
  /** Commands: a program of a package, or `node`, with its arguments. */
  run: string[][];
}

/** Rows of parts for every change; the parts of a row run at the same time. */
export const daily: Part[][];
/** Rows of parts of each job of `npm run test:all`. */
export const jobs: Record<string, Part[][]>;
