/** An error in an article: its location, its cause and how to fix it. */
export interface ArticleError {
  file: string;
  line: number;
  /** Sentences that name the error and how to fix it. */
  words: string;
}

/** Reports an error in a file. The build collects all errors before it fails. */
export type Report = (line: number, words: string) => void;

/** Throws one error that lists all errors by file and line. */
export function assertNoArticleErrors(errors: readonly ArticleError[]): void {
  if (errors.length === 0) return;
  const reports = errors
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(({ file, line, words }) => `${file}:${line}: ${words}`);
  throw new Error(`These articles have errors:\n${reports.join('\n')}`);
}
