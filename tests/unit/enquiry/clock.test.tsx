import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { OfficeStatus } from '../../../src/components/office-status.tsx';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { formatLead } from '../../../src/enquiry/lead-text.ts';
import { findPreferredTimeError } from '../../../src/enquiry/slots/preferred-times.ts';
import { validAnswers } from '../../enquiries.ts';
import { enter, press, send, settled, withoutChat } from './chat.ts';
import { sampleForm } from './sample-form.ts';
import { Show, appointmentForm } from './show.tsx';

withoutChat();

const root = document.documentElement;
const USUAL = 'We reply within one working day.';
const SATURDAY_EVENING = '2026-11-28T13:30:00Z';
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

beforeEach(() => {
  root.dataset.built = '2026-11-20';
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  setClock(SATURDAY_EVENING);
  return () => void delete root.dataset.built;
});

it('the form names the day of the reply, which does not change after a submit', async () => {
  render(<Show form={contact} />);
  expect(await screen.findByText('We reply by Monday, 30 November.')).toBeVisible();
  expect(screen.queryByText(USUAL)).toBeNull();
  enter({
    'Full name': 'Meera Joshi',
    Email: 'meera@example.in',
    Phone: '98765 43210',
    Subject: 'Something else',
    Message: 'A loan.',
  });
  await press(send);
  await screen.findByRole('heading', { name: 'Now press Send in WhatsApp' });
  const result = () => document.querySelector('[data-hand-off]');
  expect(result()).toHaveTextContent(/We will get back to you soon\. We reply by Monday, 30 November\./);
  expect(result()).toHaveTextContent('By email or SMS, too, we reply by Monday, 30 November.');
  const mail = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by email' });
  expect(new URL(mail.href).searchParams.get('subject')).toMatch(/, reply by 30 Nov 2026$/);
  await press('I have sent it');
  expect(result()).toHaveTextContent('We reply by Monday, 30 November.');
  setClock('2026-12-01T06:00:00Z');
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(result()).toHaveTextContent('We reply by Monday, 30 November.');
});

it('the reply to an appointment is its confirmation, which comes before the appointment', async () => {
  expect(renderToString(appointmentForm)).toContain(
    'We confirm your appointment within one working day, and before any time you choose.',
  );
  render(appointmentForm);
  const byMonday = 'We confirm your appointment by Monday, 30 November, and before any time you choose.';
  expect(await screen.findByText(byMonday)).toBeVisible();
});

const wrongClocks = [
  ['2025-12-18T06:00:00Z', '18 Dec 2025'],
  ['2000-01-03T20:00:00Z', '4 Jan 2000'], // in India, it is the next day
  ['2027-11-22T06:00:00Z', '22 Nov 2027'],
];

it.each(wrongClocks)('no day or time is shown if the device clock is wrong: %s', async (now, shown) => {
  setClock(now);
  const { rerender } = render(<Show form={sampleForm} />);
  await vi.waitFor(() => expect(screen.getByText(USUAL)).toBeVisible());
  expect(screen.queryByText(/^We reply by/)).toBeNull();
  rerender(appointmentForm);
  const fields = within(screen.getByRole('group', { name: 'When should we call?' }));
  expect(await fields.findByText(new RegExp(`^Your device shows ${shown}, which looks wrong`))).toBeVisible();
  expect(fields.queryByRole('combobox')).toBeNull();
  const schemes = fields.getAllByRole<HTMLAnchorElement>('link').map(({ protocol }) => protocol);
  expect(schemes).toEqual(['https:', 'tel:', 'mailto:']);
  rerender(<OfficeStatus />);
  expect(await screen.findByText(/date on your device looks wrong/)).toBeVisible();
  expect(screen.queryByText(/open now|we answer/i)).toBeNull();
});

it('the form says that a day after the last known holiday may be a holiday', async () => {
  root.dataset.built = '2028-02-01';
  setClock('2028-03-06T06:00:00Z');
  render(appointmentForm);
  expect(await screen.findByText(/turns out to be a holiday/)).toBeVisible();
});

it('a time that was chosen before the clock changed is accepted', () => {
  const values = { firstDay: '2026-11-30', firstTime: '10:00' };
  expect(findPreferredTimeError('firstTime', values, new Date('2027-11-25T06:00:00Z'))).toBeUndefined();
});

it('the time of a lead says that the device clock is wrong', () => {
  const now = new Date('2025-12-18T06:00:00Z');
  expect(formatLead(appointment as LeadForm, validAnswers(appointment), { now })).toContain(
    ': 18 December 2025, 11:30 am IST (by the device of the visitor, whose date looks wrong)\n',
  );
});
