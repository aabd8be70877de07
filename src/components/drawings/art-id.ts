/** Converts an id of `useId()` to a unique id of a-z and 0-9, which `url(#id)` can refer to. */
export function artId(id: string): string {
  // React uses R, r and H in ids (for server, client and hook), but never the letters w to z, so no two ids become equal.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
