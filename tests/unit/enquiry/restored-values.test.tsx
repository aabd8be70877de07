import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { createBlankValues } from '../../../src/enquiry/form-controls.ts';
import { seals } from '../../../src/site/seals.ts';
import { validAnswers } from '../../enquiries.ts';
import { enter, lead } from './chat.ts';
import { draftOf, hydrate, readValues, setByScript, setDraft, setNavigationType } from './prerendered.ts';
import { submit, withPrerenderedForms } from './prerendered.ts';
import type { Values } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

test.each([
  [{ name: 'Aarav Iyer', country: 'US', number: '917 555 0123' }, '+1 917 555 0123'],
  [{ name: 'فاطمة الزهراء', country: 'AE', number: '50 123 4567' }, '+971 50 123 4567'],
])('a draft of %o keeps its country after Back: %s', async (person, phone) => {
  setNavigationType('back_forward');
  const draft = { ...validAnswers(contact), ...person };
  setDraft(contact, draft);
  // The browser restores texts, but no other country than India: the prerendered list has only India.
  await hydrate(<Show form={contact} />, () => setByScript(contact, { ...draft, country: 'IN' }));
  expect([readValues(), draftOf(contact)]).toEqual([draft, draft]);
  await submit();
  expect(lead()).toContain(`\nPhone: ${phone}\n`);
});

test('India is kept if it was chosen before hydration in a form without a preset country', async () => {
  setNavigationType('navigate');
  const form = { ...sampleForm, isForAbroad: true };
  const entered = { ...validAnswers(form), reply: 'phone', country: 'IN', number: '98112 33445' };
  await hydrate(<Show form={form} />, () => setByScript(form, entered));
  await userEvent.click(screen.getByRole('textbox', { name: 'Full name' }));
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country code/ });
  await vi.waitFor(() => expect(country.options.length).toBeGreaterThan(2));
  expect(country).toHaveValue('IN');
});

const blank = createBlankValues(sampleForm);
const newer = { ...blank, name: 'Asha Rao', details: 'Two flats', reply: 'phone', country: 'QA' };
const older: Values = { name: 'Ash', home: 'Oman', plan: 'Standard' };
const restored = { ...older, reply: 'phone' };
const merged = { ...newer, ...older };

test.each([
  ['a reload', 'uses the newer draft', 'reload', newer, older, newer],
  ['Back', 'keeps what the browser restored', 'back_forward', {}, restored, { ...blank, ...restored }],
  ['a navigation', 'prefers entered values to the draft', 'navigate', newer, older, merged],
  ['a navigation of unknown type', 'prefers entered values to the draft', undefined, newer, older, merged],
] as const)('after %s, a form %s', async (_, _behaviour, type, draft: Values, before: Values, expected) => {
  setNavigationType(type);
  setDraft(sampleForm, draft);
  await hydrate(<Show form={sampleForm} />, () => setByScript(sampleForm, before));
  expect([readValues(), draftOf(sampleForm)]).toEqual([expected, expected]);
});

test('a form keeps what is typed between Back and hydration', async () => {
  setNavigationType('back_forward');
  setDraft(sampleForm, newer);
  (new Function(readFileSync('src/runtime/before-boot.js', 'utf8')) as () => void)();
  await hydrate(<Show form={sampleForm} />, () => {
    setByScript(sampleForm, older);
    enter({ 'Full name': 'Asha R. Rao', Plan: 'Premium' });
  });
  const expected = { ...newer, name: 'Asha R. Rao', plan: 'Premium' };
  expect([readValues(), draftOf(sampleForm)]).toEqual([expected, expected]);
});

test('the time of a call that was chosen before hydration is kept', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T09:35:00Z') });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-240); // the visitor is in Dubai
  const form = <Show form={sampleForm} />;
  expect(renderToString(form)).not.toContain('for you');
  const midday = 'Midday, 12 to 3 in India';
  await hydrate(form, () => setByScript(sampleForm, { reply: 'phone', time: midday }));
  const times = screen.getByLabelText<HTMLSelectElement>('Best time to call');
  await waitFor(() => expect(times).toHaveDisplayValue(/^10:30 am to 1:30 pm for you/));
  enter({ 'Full name': 'Meera Joshi', Plan: 'Basic', Phone: '98765 43210' });
  await submit();
  expect(lead()).toContain(`\nBest time to call: ${midday}\n`);
});

const at = '/insurence?about=Premium';
const plan = () => screen.getByLabelText('Plan');

test('each followed link selects its option', async () => {
  const element = <EnquiryForm form={sampleForm} level={3} rosette={seals.quote} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/insurence'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(at));
  expect(plan()).toHaveValue('Premium');
  expect(draftOf(sampleForm).plan).toBe('Premium');
  await userEvent.selectOptions(plan(), 'Basic');
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  expect(plan()).toHaveValue('Basic');
  await act(() => router.navigate(at, { replace: true }));
  expect(plan()).toHaveValue('Premium');
});

test.each([
  [1, 'has another draft', { name: 'Asha Rao' }],
  [0, 'has the same draft', { name: 'Asha' }],
])(
  'Back from the back/forward cache reloads the page %i times if another page %s',
  async (times, _, draft) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...location, reload });
    await hydrate(<Show form={sampleForm} />, () => undefined);
    enter({ 'Full name': 'Asha' });
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    setDraft(sampleForm, { ...draftOf(sampleForm), ...draft });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(reload).toHaveBeenCalledTimes(times);
    expect(draftOf(sampleForm)).toMatchObject(draft);
  },
);
