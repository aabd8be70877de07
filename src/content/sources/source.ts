/** A source of statements about law. */
export interface Source {
  id: string;
  /** Act, circular or scheme, with its date. */
  source: string;
  /** Where the source was read, without https://. */
  seen: string;
  /** The day on which the statements were last compared with the source; of a rate, the day that the source confirms. */
  checked: string;
  /** Whether it is a published rate, which is to be checked every 90 days instead of every year. */
  isRate?: true;
  /**
   * By file under src/, the figure or key words of each statement, within one line. ` … ` stands for other words. If they
   * change, compare the statement with its source again.
   */
  pinned: Readonly<Record<string, string | readonly string[]>>;
}
