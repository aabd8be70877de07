import { describe, expect, it } from 'vitest';
import { billDiscounting } from '../../../src/enquiry/forms/capital.ts';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { leadText } from '../../../src/enquiry/lead-text.ts';
import type { LeadForm, ValuesOf } from '../../../src/enquiry/form-definition.ts';
import { loadForeignParser } from '../../../src/lib/phone-number.ts';

const stamp = { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' };
const person = { name: 'Asha Verma', email: 'asha@example.com' };

describe('lead text, word for word', () => {
  it.each<[LeadForm, string, string, string]>([
    [loan, 'service', 'Working Capital', 'New Business Loan enquiry|Loan type: Working Capital'],
    [
      discounting,
      'discountingType',
      'Trade Invoice',
      'New Bill Discounting enquiry|Invoice type: Trade Invoice',
    ],
    [funding, 'fundingType', 'Equity Funding', 'New Funding enquiry|Funding option: Equity Funding'],
    // with the label that the visitor saw
    [
      compliance,
      'compliance',
      'Company Law',
      'New Compliance Advisory enquiry|Compliance type: Company Law Advisory',
    ],
  ])('$id', (form, field, value, expected) => {
    const [header, chosen] = expected.split('|');
    expect(leadText(form, { ...person, [field]: value }, stamp)).toBe(
      `${header}
Name: Asha Verma
Email: asha@example.com
${chosen}
Time in India: 21 November 2026, 3:05 pm IST
Reference: K7Q2MX
Please respond ASAP.`,
    );
  });

  it('newsletter', () => {
    expect(leadText(newsletter, { email: 'asha@example.com' }, stamp)).toBe(
      `New newsletter subscription
Email: asha@example.com
Time in India: 21 November 2026, 3:05 pm IST
Reference: K7Q2MX
Please add this address.`,
    );
  });

  it('contact', () => {
    const values = {
      ...person,
      country: 'IN',
      number: '9876543210',
      subject: 'Finance',
      message: 'We need 2 Cr.\n\nCan you call?',
    };
    expect(leadText(contact, values, stamp)).toBe(
      [
        'New Contact Us enquiry',
        'Name: Asha Verma',
        'Email: asha@example.com',
        'Phone: +91 98765 43210',
        'Subject: Finance',
        'Received on: 21 November 2026, 3:05 pm IST',
        'Reference: K7Q2MX',
        'Message:',
        '> We need 2 Cr.',
        '> ',
        '> Can you call?',
        'Please follow up with this customer.',
      ].join('\n'),
    );
  });

  it('appointment, company and preferred times left out', () => {
    const values = {
      name: 'आशा वर्मा',
      email: 'asha@example.com',
      country: 'IN',
      number: '9876543210',
      company: '',
      subject: 'Business consultant',
      firstDay: '',
      firstTime: '',
      secondDay: '',
      secondTime: '',
      message: 'कृपया कॉल करें',
    };
    const chosen = {
      firstDay: '2026-11-30',
      firstTime: '10:00',
      secondDay: '2026-12-01',
      secondTime: '16:00',
    };
    expect(leadText(appointment, { ...values, ...chosen }, stamp)).toContain(
      '\nFirst preferred time: Monday, 30 November 2026, 10:00 am IST\nSecond preferred time: Tuesday, 1 December 2026, 4:00 pm IST\n',
    );
    expect(leadText(appointment, values, stamp)).toBe(
      `New appointment request
Name: आशा वर्मा
Email: asha@example.com
Phone: +91 98765 43210
Company: Not given
Subject: Business consultant
First preferred time: Not given
Second preferred time: Not given
Received on: 21 November 2026, 3:05 pm IST
Reference: K7Q2MX
Message:
> कृपया कॉल करें
Please follow up with this customer.`,
    );
  });
});

describe('a page’s own enquiry', () => {
  const invoice: ValuesOf<typeof billDiscounting> = {
    name: 'Asha Verma',
    amount: '₹5 lakh',
    days: '60',
    buyer: 'Verma Retail',
    reply: 'email',
    email: 'asha@example.com',
    country: 'IN',
    number: '',
    time: 'Morning, 10 to 12 in India',
  };
  const first = [
    'New Bill Discounting enquiry',
    'Name: Asha Verma',
    'Amount of the invoice: ₹5 lakh',
    'Days until it is due: 60',
    'Buyer: Verma Retail',
  ];

  it('answered by e-mail', () => {
    expect(leadText(billDiscounting, invoice, stamp).split('\n')).toEqual([
      ...first,
      'Email: asha@example.com',
      'Time in India: 21 November 2026, 3:05 pm IST',
      'Reference: K7Q2MX',
      'Please respond ASAP.',
    ]);
  });

  it('answered by phone, abroad too, with the time to call', async () => {
    await loadForeignParser();
    const values = { ...invoice, reply: 'phone', country: 'AE', number: '050 123 4567' };
    expect(leadText(billDiscounting, values, stamp).split('\n').slice(0, 7)).toEqual([
      ...first,
      'Phone: +971 50 123 4567',
      'Best time to call: Morning, 10 to 12 in India',
    ]);
  });
});

it('adds a reference and the current time when none is given', () => {
  const text = leadText(newsletter, { email: 'asha@example.com' });
  expect(text).toMatch(/\nTime in India: \d+ \w+ \d{4}, \d+:\d\d [ap]m IST\nReference: [0-9A-Z]{6}\n/);
});
