/** An error in an article file. */
export interface ArticleError {
  file: string;
  line: number;
  /** What the error is and how to fix it, in sentences. */
  words: string;
}

/** Reports an error in a line of a file. The build collects the errors of all files before it fails. */
export type Report = (line: number, words: string) => void;

/** Throws an error that lists all errors by file and line, if there are any. */
export function assertNoArticleErrors(errors: readonly ArticleError[]): void {
  if (errors.length === 0) return;
  const reports = errors
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, words }) => `${file}:${line}: ${words}`);
  throw new Error(`These articles have errors:\n${reports.join('\n')}`);
}
