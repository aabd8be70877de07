import { joinContentLines, escapeValue } from '../src/lib/content-lines.ts';
import { extractDigits } from '../src/lib/phone.ts';
import { firm as siteFirm } from '../src/site/firm.ts';
import type { Firm } from '../src/site/firm-schema.ts';
import { withBase } from '../src/site/languages.ts';
import { base } from '../src/site/language.ts';
import { officeLocale } from '../src/site/office.ts';
import { shownHours } from '../src/site/shown-hours.ts';

/** Escapes the parts of a structured value, such as an address, and joins them by semicolons. */
const joinParts = (...parts: readonly (string | undefined)[]) =>
  parts.map((part) => escapeValue(part ?? '')).join(';');

/**
 * Returns the firm's contact details as a vCard 3.0 (RFC 2426). More phones and mail programs can import version 3.0
 * than version 4.0.
 */
export function createContactCard(firm: Firm = siteFirm, hours: string = shownHours): string {
  const { street, locality, region, postalCode, country } = firm.address;
  const countryName = new Intl.DisplayNames(officeLocale, { type: 'region' }).of(country);
  const hasSeparateChatNumber = extractDigits(firm.chatNumber) !== extractDigits(firm.phone);
  return joinContentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;', // vCard 3.0 requires the name of a person, which may be empty
    `FN:${escapeValue(firm.name)}`,
    `ORG:${escapeValue(firm.name)}`,
    'X-ABShowAs:COMPANY', // iPhones sort the contact by the name of the firm
    `TEL;TYPE=WORK,VOICE:+${extractDigits(firm.phone)}`,
    ...(hasSeparateChatNumber
      ? [`item1.TEL;TYPE=CELL:+${extractDigits(firm.chatNumber)}`, 'item1.X-ABLabel:WhatsApp']
      : []),
    `EMAIL;TYPE=INTERNET,WORK:${escapeValue(firm.email)}`,
    `ADR;TYPE=WORK:${joinParts('', '', street, locality, region, postalCode, countryName)}`,
    `URL:${firm.siteUrl}${withBase(base, '/')}`,
    `NOTE:${escapeValue(`${firm.tagline}\n${hours}`)}`,
    'END:VCARD',
  ]);
}
