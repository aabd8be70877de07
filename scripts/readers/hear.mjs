/** More items than any page has. */
const MANY = 900;

/**
 * Presses the keys of a step, then moves on until all expected phrases are announced.
 * @param reader guidepup's or the virtual screen reader; both have the same interface
 * @returns the phrases that were not announced
 */
export async function hear(reader, { press = [], hear: wanted }) {
  const missing = new Set(wanted);
  for (const key of press) await reader.press(key);
  for (let read = 0, known = 0; read < MANY && missing.size > 0; read += 1) {
    const said = await reader.spokenPhraseLog();
    for (const phrase of said.slice(known))
      for (const one of missing) if (one.test(phrase)) missing.delete(one);
    known = said.length;
    if (missing.size > 0) await reader.next();
  }
  return [...missing].map(String);
}
