/** A rule of the trade as a page states it, and where it comes from. */
export interface Source {
  /** Names the claim, once. */
  id: string;
  /** The file that holds the words, from src/. */
  file: string;
  /** As they stand in the file, white space aside. */
  words: string;
  /** Who made the rule, its name or number, and its day. */
  source: string;
  /** Where it was read: its maker's page, or one that tells or quotes it. */
  seen: string;
  /** The day on which words and source were last compared. */
  checked: string;
}
