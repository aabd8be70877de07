/** Returns the Levenshtein distance of two words. */
function levenshteinDistance(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, otherLetter] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === otherLetter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the most similar name, or undefined if all names differ in more than `limit` letters. Ignores case. */
export function findClosestName(
  typed: string,
  names: Iterable<string>,
  limit = Math.max(2, typed.length / 3),
): string | undefined {
  const [closest] = [...names]
    .map((name) => ({ name, distance: levenshteinDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  return closest && closest.distance <= limit ? closest.name : undefined;
}
