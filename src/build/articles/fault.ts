/** Something wrong in an article: where, what, and what to do about it. */
export interface Fault {
  file: string;
  line: number;
  /** What is wrong and what to do, in sentences. */
  words: string;
}

/** Notes a fault of one file. They are collected, so that one build names all of them. */
export type Report = (line: number, words: string) => void;

/** @throws Error that names every fault, file by file and line by line, if there is any */
export function assertFaultless(faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  const told = faults
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, words }) => `${file}:${line}: ${words}`);
  throw new Error(`Articles are not valid:\n${told.join('\n')}`);
}
