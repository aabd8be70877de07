import { firm } from '../src/site/firm.ts';

const DAY_MS = 86_400_000;
/** The validity. The standard recommends less than a year, so that nobody uses outdated contact details. */
const VALIDITY_MS = 360 * DAY_MS;

/** Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt(now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS; // midnight, so that two builds on the same day are identical
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${new Date(today + VALIDITY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${firm.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
