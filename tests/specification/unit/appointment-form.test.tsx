import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { listOfferedDays } from '../../../src/enquiry/slots/slots.ts';
import { validAnswers } from '../../enquiries.ts';
import { lead, listedErrors } from '../../unit/enquiry/chat.ts';
import {
  draftOf,
  hydrate,
  setNavigationType,
  setDraft,
  readValues,
  submit,
  withPrerenderedForms,
} from '../../unit/enquiry/prerendered.ts';
import { appointmentForm } from '../../unit/enquiry/show.tsx';

withPrerenderedForms();

const [, day, later] = listOfferedDays(new Date());
if (!day || !later) throw new Error('The firm offers no days for appointments');
const chosen = { firstDay: day.date, firstTime: '10:00', secondDay: later.date, secondTime: '16:00' };
const select = (label: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${label}`) });
const labelsOf = (label: string) => [...select(label).options].map((option) => option.text);
/** Waits until the form has its days, which are added after the first paint. */
const waitForDays = () => waitFor(() => expect(select('Day, first choice').length).toBeGreaterThan(10));
/** Opens the page by this type of navigation. Before a reload or Back, saves a draft that has these answers. */
async function open(type: 'navigate' | 'reload' | 'back_forward', answers = {}) {
  if (type !== 'navigate') setDraft(appointment, { ...validAnswers(appointment), ...answers });
  setNavigationType(type);
  await hydrate(appointmentForm, () => undefined);
  await waitForDays();
}

test('the form offers days only after hydration, and a second choice after the first', async () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(appointmentForm); // days in the HTML could have passed
  const options = [...html.querySelectorAll('fieldset option')].map((option) => option.textContent);
  expect(options).toEqual(['No preference', 'No preference']);
  await open('navigate');
  expect(labelsOf('Day, first choice').slice(0, 3)).toEqual([
    'No preference',
    expect.stringMatching(/^\w+day, \d+ \w+$/),
    day.label,
  ]);
  expect(labelsOf('Time in India, first choice')).toHaveLength(9);
  expect(screen.queryByLabelText(/second choice/)).toBeNull();
  await userEvent.selectOptions(select('Day, first choice'), day.label);
  expect(select('Day, second choice')).toBeVisible();
});

test.each([
  ['day', 'Day, first choice', 'Time in India, first choice'],
  ['time', 'Time in India, first choice', 'Day, first choice'],
])('a chosen %s makes the day and the time required', async (_, chosenLabel, otherLabel) => {
  await open('navigate');
  const isRequired = (label: string) => {
    const { required, labels } = select(label);
    expect(labels[0]?.textContent.includes('(optional)')).toBe(!required);
    return required;
  };
  const expectState = (required: [boolean, boolean], missing: number) => {
    expect([chosenLabel, otherLabel].map(isRequired)).toEqual(required);
    const button = screen.getByRole('button', { name: /opens in new tab/ });
    expect(button).toHaveAccessibleDescription(`${missing} fields left to fill in`);
  };
  const values = (label: string) => [...select(label).options].map(({ value }) => value);
  const choose = (label: string, index: number) =>
    userEvent.selectOptions(select(label), values(label).at(index)!);
  expectState([false, false], 5);
  await choose(chosenLabel, -2);
  expectState([true, true], 6);
  await choose(otherLabel, -1);
  expectState([true, true], 5);
  await choose(otherLabel, 0);
  await choose(chosenLabel, -1);
  expectState([true, true], 6);
  await choose(chosenLabel, 0);
  expectState([false, false], 5);
});

test('a time that becomes too soon is no longer offered, unless it is chosen', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:30:00+05:30') });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
  await open('navigate');
  const [first] = labelsOf('Day, first choice').slice(1);
  await userEvent.selectOptions(select('Day, first choice'), first ?? '');
  const times = () => labelsOf('Time in India, first choice').slice(1);
  const returnAt = (time: string) => {
    vi.setSystemTime(`2026-11-27T${time}+05:30`);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  expect([first, times()]).toEqual(['Friday, 27 November', ['2 pm', '3 pm', '4 pm']]);
  await userEvent.selectOptions(select('Time in India, first choice'), '2 pm');
  returnAt('09:45:00');
  expect(times()).toEqual(['2 pm', '3 pm', '4 pm']);
  returnAt('11:10:00');
  expect(times()).toEqual(['2 pm', '4 pm']);
  returnAt('13:10:00');
  expect(times()).toEqual(['9 am', '10 am', '11 am', '12 pm', '1 pm', '2 pm', '3 pm', '4 pm']);
  expect(labelsOf('Day, first choice').slice(1, 3)).toEqual(['Friday, 27 November', 'Monday, 30 November']);
});

test.each(['reload', 'back_forward'] as const)('the preferred times are kept after %s', async (type) => {
  await open(type, chosen);
  expect(readValues()).toMatchObject(chosen);
  expect(draftOf(appointment)).toMatchObject(chosen);
  await submit();
  expect(lead()).toContain(`\nFirst preferred time: ${day.label} ${day.date.slice(0, 4)}, 10:00 am IST\n`);
});

test('a chosen time that has passed stays chosen, with an error', async () => {
  await open('reload', { firstDay: '2026-01-05', firstTime: '10:00' });
  await submit();
  expect(select('Day, first choice')).toHaveDisplayValue('Monday, 5 January');
  expect(labelsOf('Day, first choice').slice(0, 2)).toEqual(['No preference', 'Monday, 5 January']);
  expect(listedErrors()).toEqual(['This time has passed or is too soon. Choose a later time.']);
});
