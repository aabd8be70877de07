import { expect, it } from 'vitest';
import { contactCard } from '../../../build/contact-card.ts';
import { firm } from '../../../src/site/firm.ts';
import type { Firm } from '../../../src/site/firm-schema.ts';

/** Parses a card by RFC 2426. Returns the parts of each value by name. */
function readCard(card: string): Map<string, string[]> {
  expect(card.endsWith('\r\n')).toBe(true);
  const physical = card.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n\ufffd]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD']);
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] =
        /^((?:item1\.)?[A-Za-z-]+(?:;[A-Z]+=[A-Z,]+)?):(.*)$/u.exec(line) ?? [];
      expect(name, `not a content line: ${line}`).not.toBe('');
      const parts = value.split(/(?<=(?<!\\)(?:\\\\)*);/);
      return [
        name,
        parts.map((part) =>
          part.replace(/;$/, '').replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
        ),
      ];
    }),
  );
}

const address = {
  street: '7 Mall Road',
  locality: 'Noida',
  region: 'Uttar Pradesh',
  postalCode: '201301',
  country: 'IN',
};

it('has the properties that phones import: names, number, email, address and site', () => {
  const card = readCard(
    contactCard({ ...firm, chatNumber: firm.phone, address }, 'Mon-Sat 10.00 am to 06.00 pm'),
  );
  const phone = `+${firm.phone.replaceAll(/\D/g, '')}`;
  expect(Object.fromEntries(card)).toMatchObject({
    N: ['', '', '', '', ''],
    FN: [firm.name],
    ORG: [firm.name],
    'TEL;TYPE=WORK,VOICE': [phone],
    'EMAIL;TYPE=INTERNET,WORK': [firm.email],
    'ADR;TYPE=WORK': ['', '', '7 Mall Road', 'Noida', 'Uttar Pradesh', '201301', 'India'],
    URL: [`${firm.siteUrl}/`],
    NOTE: [`${firm.tagline}\nMon-Sat 10.00 am to 06.00 pm`],
  });
  expect(card.has('item1.TEL;TYPE=CELL'), 'the same number twice').toBe(false);
});

it.each([
  ['commas and semicolons', 'Rao, Iyer; Sons \\ Partners', 'Unit 4; Block B, 2nd floor'],
  ['Devanagari', 'आरोहण वित्तीय सलाहकार और साझेदार, नोएडा शाखा', 'टावर शून्य, मंज़िल शून्य, सेक्टर तीन सौ सत्तावन'],
  ['letters outside the basic plane', `${'𑀅'.repeat(40)} & 👩‍💼 Co`, `12 ${'🏢'.repeat(30)}`],
])('keeps the details of a firm with %s', (_kind, name, street) => {
  const other: Firm = { ...firm, name, chatNumber: '+91 98765 43210', address: { ...address, street } };
  const card = readCard(contactCard(other, 'Mon-Fri 09.00 am to 05.00 pm'));
  expect([card.get('FN'), card.get('ORG'), card.get('ADR;TYPE=WORK')?.[2]]).toEqual([[name], [name], street]);
  expect(card.get('item1.TEL;TYPE=CELL')).toEqual(['+919876543210']);
  expect(card.get('item1.X-ABLabel')).toEqual(['WhatsApp']);
});
