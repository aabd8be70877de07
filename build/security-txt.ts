import { firm } from '../src/site/firm.ts';

const DAY_MS = 86_400_000;
/**
 * The file is valid for 360 days. RFC 9116 recommends less than a year, so that nobody uses outdated contact details.
 */
const VALIDITY_MS = 360 * DAY_MS;

/** Returns `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability. */
export function createSecurityTxt(now = new Date()): string {
  // The time is the start of the day, so that two builds on one day write identical files.
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${new Date(today + VALIDITY_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${firm.siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
