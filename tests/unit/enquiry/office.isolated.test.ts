import { expect, it, vi } from 'vitest';
import { callWindows } from '../../../src/enquiry/call-windows.ts';
import { createBlankValues } from '../../../src/enquiry/form-controls.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import type { Firm } from '../../../src/site/firm-schema.ts';

vi.mock('../../../src/site/firm.ts', async (importOriginal) => {
  const { firm } = await importOriginal<{ firm: Firm }>();
  const clock = { zone: 'Europe/London', place: 'Britain' };
  const hours = 'Mon-Fri 02.00 pm to 10.00 pm';
  return { firm: { ...firm, address: { ...firm.address, country: 'GB' }, clock, hours } };
});

it('forms and leads use the country, the hours and the time zone of the firm', () => {
  expect(createBlankValues(contact)).toHaveProperty('country', 'GB');
  expect(callWindows.slice(1).map(({ time }) => time)).toEqual([
    'Midday, 12 to 3 in Britain',
    'Afternoon, 3 to 6 in Britain',
  ]);
  const lead = formatLead(newsletter, { email: '' }, { now: new Date('2026-07-01T12:00:00Z') });
  expect(lead).toContain('\nTime in Britain: 1 July 2026, 1:00 pm BST\n');
});
