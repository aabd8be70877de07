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
   * The figure or key words of each statement, by file under src/. Each must be within one line. ` … ` stands for
   * any text. If a test does not find the words any more, compare the changed statement with its source.
   */
  quotes: Readonly<Record<string, string | readonly string[]>>;
}
