import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfficeStatus } from '../../../src/components/office-status.tsx';
import { AppointmentForm } from '../../../src/enquiry/appointment-form.tsx';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import { findPreferredTimeError } from '../../../src/enquiry/slots/preferred-times.ts';
import { seals } from '../../../src/site/seals.ts';
import { validAnswers } from '../../enquiries.ts';

const root = document.documentElement;
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const form = (
  <MemoryRouter>
    <AppointmentForm level={3} rosette={seals.quote} />
  </MemoryRouter>
);

beforeEach(() => {
  root.dataset.built = '2026-11-20';
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  return () => void delete root.dataset.built;
});

const wrong = [
  ['2025-12-18T06:00:00Z', '18 Dec 2025'],
  ['2000-01-03T20:00:00Z', '4 Jan 2000'], // in India, it is the next day
  ['2027-11-22T06:00:00Z', '22 Nov 2027'],
];

it.each(wrong)(
  'the form offers contact links instead of times if the clock of the device is at %s',
  async (now, shown) => {
    setClock(now);
    render(form);
    const fields = within(screen.getByRole('group', { name: 'When should we call?' }));
    expect(
      await fields.findByText(new RegExp(`^Your device shows ${shown}, which looks wrong`)),
    ).toBeVisible();
    expect(fields.queryByRole('combobox')).toBeNull();
    const schemes = fields.getAllByRole<HTMLAnchorElement>('link').map(({ protocol }) => protocol);
    expect(schemes).toEqual(['https:', 'tel:', 'mailto:']);
  },
);

it.each(wrong)(
  'the site does not show whether the office is open if the clock of the device is at %s',
  async (now) => {
    setClock(now);
    render(<OfficeStatus />);
    expect(await screen.findByText(/date on your device looks wrong/)).toBeVisible();
    expect(screen.queryByText(/open now|we answer/i)).toBeNull();
  },
);

it('the form says that a day after the last known holiday may be a holiday', async () => {
  root.dataset.built = '2028-02-01';
  setClock('2028-03-06T06:00:00Z');
  render(form);
  expect(await screen.findByText(/turns out to be a holiday/)).toBeVisible();
});

it('a time that was chosen before the clock changed is accepted', () => {
  const values = { firstDay: '2026-11-30', firstTime: '10:00' };
  expect(findPreferredTimeError('firstTime', values, new Date('2027-11-25T06:00:00Z'))).toBeUndefined();
  expect(findPreferredTimeError('firstTime', values, new Date('2026-12-25T06:00:00Z'))).toMatch(/too soon/);
});

it.each([
  ['2025-12-18T06:00:00Z', '18 December 2025, 11:30 am IST (by the device of the visitor, whose date looks wrong)'],
  ['2026-11-27T09:35:00Z', '27 November 2026, 3:05 pm IST'],
])('the lead marks an implausible time of the device: %s, %s', (now, expected) => {
  const lead = formatLead(appointment as LeadForm, validAnswers(appointment), { now: new Date(now) });
  expect(lead).toContain(`: ${expected}\n`);
}); // oxfmt-ignore
