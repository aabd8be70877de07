/** The number of items after which the search for phrases ends. No page has so many items. */
const MAX_ITEMS = 1500;

/**
 * Presses the keys of a step. Then moves from item to item until the screen reader has announced all expected phrases.
 * Resolves to the phrases that were not announced.
 * @param reader a screen reader of guidepup, or the virtual screen reader, which has the same interface
 */
export async function findMissingAnnouncements(reader, { press = [], announces }) {
  const missing = new Set(announces);
  for (const key of press) await reader.press(key);
  for (let count = 0, checked = 0; count < MAX_ITEMS && missing.size > 0; count += 1) {
    const phrases = await reader.spokenPhraseLog();
    for (const phrase of phrases.slice(checked))
      for (const expected of missing) if (expected.test(phrase)) missing.delete(expected);
    checked = phrases.length;
    if (missing.size > 0) await reader.next();
  }
  return [...missing].map(String);
}
