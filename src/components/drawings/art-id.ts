/**
 * Converts an id of `useId()` to letters and digits, for references such as `url(#id)`. Different ids stay different.
 */
export function createArtId(id: string): string {
  // React's ids consist of R, r, H, underscores, and the digits 0 to 9 and a to v. They never contain w or x, so
  // different ids cannot become equal.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
