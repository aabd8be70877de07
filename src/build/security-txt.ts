import { firm } from '../site/firm.ts';

const DAY = 86_400_000; // ms
/** The standard recommends less than a year, so that nobody uses an outdated address. */
const VALID_FOR = 360 * DAY;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityTxt(now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY) * DAY; // two builds on the same day are identical
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${new Date(today + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${firm.siteAddress}/.well-known/security.txt`,
    '',
  ].join('\n');
}
