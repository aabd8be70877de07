/** A source of statements about law, or of a published rate. */
export interface Source {
  id: string;
  /** The name of the act, circular or scheme, with its date. */
  citation: string;
  /** The URL at which the source was read, without `https://`. */
  readAt: string;
  /** The day on which the statements were last compared with the source. For a rate, the day that the source confirms. */
  checkedOn: string;
  /** Whether the source is for a published rate, which must be compared every 90 days instead of every year. */
  isRate?: true;
  /**
   * The figure or key words of each statement, by file under src/. A test fails if a file no longer has its words within
   * one line: compare the changed statement with its source again. ` … ` stands for any text.
   */
  quotes: Readonly<Record<string, string | readonly string[]>>;
}
