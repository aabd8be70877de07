const toAscii = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/**
 * Returns a name for package.json. Derives this name from the name of the firm, or from the domain of its site if the
 * firm's name is not in Latin script.
 */
export function createPackageName({ name, siteUrl }: { name: string; siteUrl: string }): string {
  const isLatin = !/(?!\p{Script=Latin})\p{L}/u.test(name);
  const { hostname } = new URL(siteUrl);
  return ((isLatin && toAscii(name)) || toAscii(hostname.replace(/^www\./, ''))).slice(0, 214);
}
