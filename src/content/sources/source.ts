/** A source of statements about law. */
export interface Source {
  id: string;
  /** Act, circular or scheme, with its date. */
  source: string;
  /** Where the source was read, without https://. */
  seen: string;
  /** The day on which the statements were last compared with the source. */
  checked: string;
  /**
   * By file under src/, the figure or key words of each statement, within one line. ` … ` stands for other words. If they
   * change, compare the statement with its source again.
   */
  pinned: Readonly<Record<string, string | readonly string[]>>;
}
