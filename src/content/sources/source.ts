/** A regulation that a page states, with its source. */
export interface Source {
  /** Unique id of the statement. */
  id: string;
  /** File that contains the statement, relative to src/. */
  file: string;
  /** Text of the statement in the file; white space may differ. */
  words: string;
  /** Author, name or number, and date of the regulation. */
  source: string;
  /** URL or title where it was read: the regulator's page, or a page that quotes it. */
  seen: string;
  /** Date on which statement and source were last compared. */
  checked: string;
}
