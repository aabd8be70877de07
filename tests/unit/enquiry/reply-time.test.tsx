import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppointmentForm } from '../../../src/enquiry/appointment-form.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { seals } from '../../../src/site/seals.ts';
import { enter, press, send, settled, withoutChat } from './chat.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withoutChat();

const root = document.documentElement;
const USUAL = 'We reply within one working day.';
const SATURDAY_EVENING = '2026-11-28T13:30:00Z';
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

beforeEach(() => {
  root.dataset.built = '2026-11-20';
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  setClock(SATURDAY_EVENING);
  return () => {
    delete root.dataset.built;
    vi.useRealTimers();
  };
});

it('the hydrated form names the day of the reply: on Saturday evening, Monday', async () => {
  render(<Show form={sampleForm} />);
  expect(await screen.findByText('We reply by Monday, 30 November.')).toBeVisible();
  expect(screen.queryByText(USUAL)).toBeNull();
});

it.each(['2025-12-18T06:00:00Z', '2027-11-22T06:00:00Z'])(
  'the form names no day of the reply if the clock of the device is wrong: %s',
  async (now) => {
    setClock(now);
    render(<Show form={sampleForm} />);
    await vi.waitFor(() => expect(screen.getByText(USUAL)).toBeVisible());
    expect(screen.queryByText(/^We reply by/)).toBeNull();
  },
);

it('the day of the reply is shown after a submit, for every way to send the message, and does not change once it was sent', async () => {
  render(<Show form={contact} />);
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
  const form = (
    <MemoryRouter>
      <AppointmentForm level={3} rosette={seals.quote} />
    </MemoryRouter>
  );
  expect(renderToString(form)).toContain(
    'We confirm your appointment within one working day, and before any time you choose.',
  );
  render(form);
  expect(
    await screen.findByText(
      'We confirm your appointment by Monday, 30 November, and before any time you choose.',
    ),
  ).toBeVisible();
});
