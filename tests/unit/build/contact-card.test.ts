import { expect, it } from 'vitest';
import { createContactCard } from '../../../build/contact-card.ts';
import { firm } from '../../../src/site/firm.ts';

const linesOf = (card: string) => card.replaceAll('\r\n ', '').trimEnd().split('\r\n');
const address = {
  street: 'Unit 4; Block B, 2nd floor',
  locality: 'Noida',
  region: 'Uttar Pradesh',
  postalCode: '201301',
  country: 'IN',
};

it('the contact card has the properties that phones import', () => {
  const details = { name: 'Rao, Iyer', phone: '+91 120 456 7890', chatNumber: '+91 98765 43210', address };
  expect(linesOf(createContactCard({ ...firm, ...details }, 'Mon-Sat 10.00 am to 06.00 pm'))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Rao\\, Iyer',
    'ORG:Rao\\, Iyer',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=WORK,VOICE:+911204567890',
    'item1.TEL;TYPE=CELL:+919876543210',
    'item1.X-ABLabel:WhatsApp',
    `EMAIL;TYPE=INTERNET,WORK:${firm.email}`,
    'ADR;TYPE=WORK:;;Unit 4\\; Block B\\, 2nd floor;Noida;Uttar Pradesh;201301;India',
    `URL:${firm.siteUrl}/`,
    expect.stringMatching(/^NOTE:.+\\nMon-Sat 10\.00 am to 06\.00 pm$/),
    'END:VCARD',
  ]);
});

it('the contact card has one number if the firm uses the same number for calls and chats', () => {
  const card = createContactCard({ ...firm, chatNumber: firm.phone }, 'Mon');
  expect(card.match(/TEL;/g)).toHaveLength(1);
});
