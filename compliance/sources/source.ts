/** A source of statements about law, or of a published rate. */
export interface Source {
  id: string;
  /** The name of the act, circular or scheme, with its date. */
  citation: string;
  /** The URL at which the source was read, without `https://`. */
  readAt: string;
  /** The day on which the statements were last compared with the source. For a rate, the day for which the source gives it. */
  checkedOn: string;
  /** Whether the source is for a published rate. It must be compared every 90 days, other sources every year. */
  isRate?: true;
  /**
   * The figure or key words of each statement that the source supports, by file under src/. A quote must be within one
   * line of the file; ` … ` stands for any text. If a test does not find a quote any more, the statement was changed:
   * compare it with its source.
   */
  quotes: Readonly<Record<string, string | readonly string[]>>;
}
