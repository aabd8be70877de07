import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { addEntryKeys, useShownEntry } from '../../../src/app/router/history-entries.ts';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { saveUnsent } from '../../../src/enquiry/draft.ts';
import { saveAttachedLines, savePrefilledAnswers, saveTypedAnswers } from '../../../src/lib/prefill.ts';
import { seals } from '../../../src/site/seals.ts';
import { announced } from '../announced.ts';
import { enter, lead, press, send, settled } from './chat.ts';
import { draftOf, hydrate, setNavigationType, setByScript, withPrerenderedForms } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const required = { 'Full name': 'Meera Joshi', Email: 'meera@example.in', Plan: 'Basic' };
const first = { ...required, 'Details (optional)': 'A shop' };
const panel = () => screen.queryByRole('heading', { name: 'Now press Send in WhatsApp' });
const note = () =>
  screen.queryByText(/^Your earlier enquiry [0-9A-Z]{6}: have you pressed Send in WhatsApp\?$/);
const thanks = () => screen.queryAllByText(/^Thank you! Your enquiry/, { ignore: '#announcements *' });
const details = () => screen.getByLabelText<HTMLInputElement>('Details (optional)');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('The message').value;

/** A site that has the same form on each page. */
function Site() {
  useShownEntry();
  return <EnquiryForm key={useLocation().pathname} form={sampleForm} level={3} rosette={seals.quote} />;
}
let router: ReturnType<typeof createMemoryRouter>;
async function go(to: string | number) {
  await act(() => router.navigate(to as string));
  await settled();
}
/** Submits an enquiry on the page `/loan`, without confirming that it was sent. */
async function submitFirst(answers: Record<string, string> = first) {
  document.title = 'Loans - Firm';
  router = createMemoryRouter([{ path: '*', element: <Site /> }], { initialEntries: ['/', '/loan'] });
  render(<RouterProvider router={router} />);
  enter(answers);
  await press(send);
  expect(panel()).toBeVisible();
}

test.each(['/loan#enquiry', '/loan', '/nri'])('a link to %s keeps the unsent enquiry (FM5)', async (to) => {
  await submitFirst();
  const text = message();
  await go(to);
  expect(panel()).toBeNull();
  expect(details()).toBeVisible();
  expect(document.title).toBe('Loans - Firm');
  expect(note()).toHaveTextContent(/Reference: (\w+)/.exec(text)?.[1] ?? '');
  await press('Show that enquiry');
  expect(panel()).toHaveFocus();
  expect(document.title).toBe('Not sent yet - Loans - Firm');
  expect(message()).toBe(text);
  expect(note()).toBeNull();
  expect(thanks()).toHaveLength(1); // only the second step contains thanks
});

test('after the confirmation, a link shows an empty form without thanks or a note', async () => {
  await submitFirst();
  await press('I have sent it');
  expect(thanks()).toHaveLength(1);
  await go('/loan#enquiry');
  expect(panel()).toBeNull();
  expect([thanks(), note()]).toEqual([[], null]);
  expect(details()).toHaveValue('');
  enter(first);
  await press(send);
  expect(lead()).toContain('\nDetails: A shop\n');
});

test('the panel shows the latest enquiry', async () => {
  await submitFirst();
  const text = message();
  savePrefilledAnswers('/loan', { details: '₹7,00,000' });
  saveAttachedLines('/loan', ['EMI: ₹9,446']);
  await go('/loan#enquiry');
  enter({ Plan: 'Premium', 'Details (optional)': 'A factory' });
  await press(send);
  expect(lead()).toContain('Plan: Premium\n');
  expect(lead()).toContain('\n- EMI: ₹9,446\n');
  expect(message()).toBe(lead());
  expect(message()).not.toBe(text);
  expect(panel()).toHaveFocus();
  // The first enquiry is still in its history entry, and has a note after the second was confirmed.
  await go(-1);
  expect(message()).toBe(text);
  await go(1);
  await press('I have sent it');
  await press('Write another enquiry');
  expect(note()).toHaveTextContent(/Reference: (\w+)/.exec(text)?.[1] ?? '');
});

test.each([
  ['newer figure', '₹8,00,000', ['/loan#enquiry']],
  ['same figure on a form that the submit has emptied', '₹5,00,000', ['/nri', '/loan']],
])('the next enquiry is filled with the %s', async (_, nextFigure, links) => {
  savePrefilledAnswers('/loan', { details: '₹5,00,000' });
  await submitFirst(required);
  expect(lead()).toContain('\nDetails: ₹5,00,000\n');
  savePrefilledAnswers('/loan', { details: nextFigure });
  for (const link of links) await go(link);
  expect(details()).toHaveValue(nextFigure);
});

test.each([
  ['the visitor returns to the form', [], true],
  ['the visitor confirms that the earlier enquiry was sent', ['I have sent it'], false],
])('the half-written next enquiry is kept when %s', async (_, presses, isUnsent) => {
  await submitFirst();
  await go('/nri');
  enter({ 'Full name': 'Meera Joshi', 'Details (optional)': 'A flat in Kochi' });
  await press('Show that enquiry');
  expect(screen.queryByRole('button', { name: 'Change the message' })).toBeNull();
  for (const name of [...presses, 'Back to the form']) await press(name);
  expect(details()).toHaveValue('A flat in Kochi');
  expect(details()).toBeVisible();
  expect(draftOf(sampleForm)).toMatchObject({ details: 'A flat in Kochi' });
  expect(note() !== null).toBe(isUnsent);
  expect(sessionStorage.getItem('enquiry-unsent:sample') !== null).toBe(isUnsent);
});

async function openUnsent(type: NavigationTimingType) {
  document.title = 'Loans - Firm';
  setNavigationType(type);
  const typed = { name: 'Meera Joshi', details: 'A shop' };
  saveUnsent('sample', { reference: 'K7Q2MX', text: 'New Sample enquiry', typed, entry: '/ default' });
  savePrefilledAnswers('/', { details: '₹7,00,000' });
  await hydrate(<Show form={sampleForm} />, () => {
    if (type === 'reload') setByScript(sampleForm, { details: 'A sh' }); // the browser restores an older text
  });
}

test.each(['reload', 'back_forward'] as const)('after %s, the panel is shown again (FM5)', async (type) => {
  await openUnsent(type);
  expect(panel()).not.toHaveFocus();
  expect(note()).toBeNull();
  expect(document.title).toBe('Not sent yet - Loans - Firm');
  expect(screen.getByText(/^Open it below/)).toBeVisible();
  expect(message()).toBe('New Sample enquiry');
  await waitFor(() => expect(announced()).toEqual([expect.stringMatching(/^Your enquiry is still here\./)]));
  await press('Change the message');
  expect(details()).toHaveValue('A shop');
});

test('after a reload and the confirmation, text typed elsewhere fills the next enquiry', async () => {
  await openUnsent('reload');
  act(() => saveTypedAnswers('/', { details: 'A mill' }));
  expect(details()).not.toHaveValue('A mill');
  for (const name of ['I have sent it', 'Write another enquiry']) await press(name);
  act(() => saveTypedAnswers('/', { details: 'A hotel' }));
  expect(details()).toHaveValue('A hotel');
});

/** Loads the document of the current history entry. Returns a function that removes the document. */
async function loadEntry() {
  addEntryKeys();
  const { unmount } = render(<Site />, { wrapper: BrowserRouter });
  await settled();
  return unmount;
}

test('the panel is shown again only in the history entry of the submit, and after a fragment link (FM5)', async () => {
  history.pushState(null, '', '/loan');
  let leave = await loadEntry();
  enter(first);
  await press(send);
  location.hash = '#main'; // as a native link does
  await waitFor(() => expect(history.state).not.toBeNull());
  expect(panel()).toBeVisible();
  leave();
  const { state } = history;
  history.pushState(null, '', '/loan');
  savePrefilledAnswers('/loan', { details: '₹7,00,000' });
  leave = await loadEntry();
  expect(panel()).toBeNull();
  expect(note()).not.toBeNull();
  expect(details()).toHaveValue('₹7,00,000');
  enter({ 'Full name': 'Asha' });
  leave();
  setNavigationType('reload');
  leave = await loadEntry();
  expect(panel()).toBeNull();
  expect(screen.getByLabelText('Full name')).toHaveValue('Asha');
  leave();
  history.replaceState(state, '');
  await loadEntry();
  expect(panel()).toBeVisible();
});
