export interface Part {
  name: string;
  env?: Record<string, string>;
  /** The commands. Each is `node`, `npm` or a program of a package, followed by its arguments. */
  run: string[][];
}

/** The parts that every change must pass, in rows. The parts of a row run at the same time. */
export const daily: Part[][];
/** The parts of each job of `npm run test:all`, in rows. */
export const jobs: Record<string, Part[][]>;
