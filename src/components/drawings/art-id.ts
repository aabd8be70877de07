/**
 * Converts an id of `useId()` to an id that consists of a-z and 0-9, so that `url(#id)` can refer to it. The ids stay
 * unique.
 */
export function createArtId(id: string): string {
  // React uses R, r and H in ids (for server, client and hook), but never the letters w to z. So two different ids
  // cannot become equal.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
