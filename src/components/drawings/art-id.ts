/** useId() as an id that reads the same in a URL fragment: only a-z and 0-9, still unique. */
export function artId(id: string): string {
  // Within React's ids R, r and H tell server, client and hook apart; w to z never occur there.
  return id
    .replace(/R/g, 'w')
    .replace(/H/g, 'x')
    .replace(/[^a-z0-9]/g, '');
}
