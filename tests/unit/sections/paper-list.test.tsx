import { useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PaperList } from '../../../src/sections/paper-list.tsx';
import { loadAttachedLines, saveAttachedLines } from '../../../src/lib/prefill.ts';
import { announced } from '../announced.ts';

const paper = (englishName: string, why: string, shown = englishName) => ({ englishName, shown, why });
const pan = paper('PAN', 'To know who asks.');
const papers = (
  <MemoryRouter>
    <PaperList
      applicants={[
        { key: 'salaried', englishName: 'Salaried', shown: 'Salaried', papers: [pan, paper('Form 16', 'Salary and tax.')] },
        { key: 'nri', englishName: 'NRI', shown: 'NRI', papers: [pan, paper('Passport', 'Who you are.')] },
        { key: 'company', englishName: 'Company', shown: 'कंपनी', papers: [] },
      ]}
      services={[
        { path: '/services/wealth', englishName: 'Wealth', shown: 'Wealth', papers: [paper('Cheque', 'The account.')] },
        { path: '/services/realState', englishName: 'Real Estate', shown: 'रियल एस्टेट', papers: [paper('Title deeds', 'मालिक कौन है।', 'प्रॉपर्टी के कागज़')] },
        { path: '/services/loans', englishName: 'Loans', shown: 'Loans', papers: [pan] },
      ]}
    />
  </MemoryRouter>
); // oxfmt-ignore
const show = () => render(papers);
const names = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);
const tick = (name: string) =>
  userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
const service = () => screen.getByLabelText<HTMLSelectElement>('Service');
const applicant = () => screen.getByLabelText<HTMLSelectElement>('Who you are');
/** Follows the link to the enquiry. Returns the attached lines. */
async function send(path: '/services/wealth' | '/services/realState') {
  const link = screen.getByRole('link', { name: 'Send this list to us' });
  expect(link).toHaveAttribute('href', `${path}#enquiry`);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  return loadAttachedLines(path);
}

it('the list has each document of service and applicant once', async () => {
  show();
  expect(names()).toEqual(['PANTo know who asks.', 'Form 16Salary and tax.', 'ChequeThe account.']);
  await userEvent.selectOptions(service(), 'Loans');
  await userEvent.selectOptions(applicant(), 'NRI');
  expect(screen.getAllByRole('group', { name: 'Loans, NRI' })).toHaveLength(1);
  expect(names()).toEqual(['PANTo know who asks.', 'PassportWho you are.']);
});

it('choices, ticks and presses from before hydration are applied', async () => {
  // Replays a press after React has run its effects, like boot/event-queue.ts.
  function Replay() {
    useEffect(
      () => queueMicrotask(() => screen.getByRole('link', { name: 'Send this list to us' }).click()),
      [],
    );
    return null;
  }
  const page = (
    <>
      {papers}
      <Replay />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  service().value = '/services/loans';
  applicant().value = 'nri';
  screen.getAllByRole<HTMLInputElement>('checkbox')[0]!.checked = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // `act` would render the new state before the press
  const root = hydrateRoot(container, page);
  await vi.waitFor(() => expect(loadAttachedLines('/services/loans')[0]).toBe('Documents: Loans, NRI'));
  expect(loadAttachedLines('/services/loans')).toContain('Has: PAN');
  expect(localStorage.getItem('papers')).toBe('["PAN"]');
  root.unmount();
});

it('the ticks are saved on the device', async () => {
  const { unmount } = show();
  await tick('PAN');
  unmount();
  show();
  expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleName(/^PAN/);
});

it.each(['{', '"PAN"', '[1, null]'])('the invalid stored value %j is ignored', (stored) => {
  localStorage.setItem('papers', stored);
  show();
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
});

it('the enquiry has the ticked documents', async () => {
  saveAttachedLines('/services/wealth', ['Money today: ₹1'], 'bill');
  saveAttachedLines('/services/wealth', ['Documents: old', 'Has: old', 'Not ticked: 7 others'], 'documents');
  show();
  await tick('Form 16');
  expect(await send('/services/wealth')).toEqual([
    'Money today: ₹1',
    'Documents: Wealth, salaried',
    'Has: Form 16',
    'Not ticked: 2 others',
  ]);
  await tick('PAN');
  expect(await send('/services/wealth')).toContain('Not ticked: 1 other');
  await tick('Cheque');
  expect((await send('/services/wealth')).join()).not.toContain('Not ticked');
});

it('Copy announces each time that the list is copied, and a change of the list removes the message (4.1.3)', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  expect(await navigator.clipboard.readText()).toContain('Documents: Wealth, salaried\nHas not yet: PAN');
  await waitFor(() => expect(announced()).toEqual(['List copied.']));
  document.getElementById('announcements')!.replaceChildren();
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  await waitFor(() => expect(announced()).toEqual(['List copied.']));
  await tick('PAN');
  expect(screen.queryByText('List copied.', { ignore: '#announcements *' })).toBeNull();
  await tick('PAN');
  expect(screen.queryByText('List copied.', { ignore: '#announcements *' })).toBeNull();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  expect(await screen.findByText(/Your browser blocked copying/)).toBeVisible();
});
