/** How many letters have to be changed, put in or taken out to make one word of another (Levenshtein). */
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

/** The name that is most like the one that was written, unless they have little in common. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= Math.max(2, written.length / 3) ? best.name : undefined;
}
