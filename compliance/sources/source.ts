/** A source of statements about law, or of a published rate. */
export interface Source {
  id: string;
  /** The name of the act, circular or scheme, with its date. */
  citation: string;
  /** The URL at which the source was read, without `https://`. */
  readAt: string;
  /**
   * The day on which the statements were last compared with the source. For a rate, it is the day for which the source
   * gives the rate.
   */
  checkedOn: string;
  /** Set for the source of a published rate. It must be compared every 90 days, and other sources every year. */
  isRate?: true;
  /**
   * The figures or key words of the statements that the source supports, by file in src/. A quote must be within one
   * line of its file, and ` … ` stands for any text. If a test does not find a quote any more, the statement has been
   * changed: compare it with its source.
   */
  quotes: Readonly<Record<string, string | readonly string[]>>;
}
