import { firm } from '../site/firm.ts';

const DAY = 86_400_000; // ms
/** The standard recommends less than a year, so that nobody relies on a stale address. */
const VALID_FOR = 360 * DAY;

/** `/.well-known/security.txt` (RFC 9116): where a weakness of the site is reported. */
export function securityTxt(now = new Date()): string {
  const today = Math.floor(now.getTime() / DAY) * DAY; // two builds of one day are alike
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${new Date(today + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${firm.siteAddress}/.well-known/security.txt`,
    '',
  ].join('\n');
}
