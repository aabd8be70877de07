/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, there] of [...other].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === there ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Suggests the most similar name, unless it differs in more than `limit` letters. */
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
