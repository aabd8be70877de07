import { expect, it } from 'vitest';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';

const stamp = { now: new Date('2026-11-21T09:35:00Z'), reference: 'K7Q2MX' };
const email = 'asha@example.com';
const person = { name: 'Asha Verma', email };
const phone = { country: 'IN', number: '9876543210' };
const received = '21 November 2026, 3:05 pm IST\nReference: K7Q2MX';

it('the lead of a contact enquiry has the specified lines, and quotes each line of the message', () => {
  const message = 'We need 2 Cr.\n\nCan you call?';
  expect(formatLead(contact, { ...person, ...phone, subject: 'Finance', message }, stamp)).toBe(
    `New Contact Us enquiry
Name: Asha Verma
Email: asha@example.com
Phone: +91 98765 43210
Subject: Finance
Received on: ${received}
Message:
> We need 2 Cr.
>${' '}
> Can you call?
Please follow up with this customer.`,
  );
});

it('the lead of an appointment has the specified lines, with and without a company and preferred times', () => {
  const about = { company: '', subject: 'Business consultant', message: 'कृपया कॉल करें' };
  const values = { ...phone, ...about, name: 'आशा वर्मा', email };
  const none = { firstDay: '', firstTime: '', secondDay: '', secondTime: '' };
  const first = { firstDay: '2026-11-30', firstTime: '10:00' };
  const both = { ...first, secondDay: '2026-12-01', secondTime: '16:00' };
  expect(formatLead(appointment, { ...values, ...both }, stamp)).toContain(
    '\nFirst preferred time: Monday, 30 November 2026, 10:00 am IST\nSecond preferred time: Tuesday, 1 December 2026, 4:00 pm IST\n',
  );
  expect(formatLead(appointment, { ...values, ...none }, stamp)).toBe(
    `New appointment request
Name: आशा वर्मा
Email: asha@example.com
Phone: +91 98765 43210
Company: Not given
Subject: Business consultant
First preferred time: Not given
Second preferred time: Not given
Received on: ${received}
Message:
> कृपया कॉल करें
Please follow up with this customer.`,
  );
});
