/** Converts an id of `useId()` to one with only a-z and 0-9, still unique, for URL fragments. */
export function artId(id: string): string {
  // React uses R, r and H inside ids for server, client and hook, and never w to z.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
