/** Returns the Levenshtein distance of two words. */
function distance(a: string, b: string): number {
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

/** Returns the most similar name that differs in at most `limit` letters. */
export function closestName(
  written: string,
  names: Iterable<string>,
  limit = Math.max(2, written.length / 3),
): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= limit ? best.name : undefined;
}
