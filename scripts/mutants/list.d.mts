export interface Mutant {
  /** The fault, in words; unique. */
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Files, each with `:: part of a title` where not all of it is needed; any of them must turn red. */
  tests: string[];
}

export type Part = 'unit' | 'build' | 'built' | 'hosts' | 'browser';

export const mutants: Mutant[];
export const parts: Part[];
export const BUILD: string;
export const partOf: (test: string) => Part;
