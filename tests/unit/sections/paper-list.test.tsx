import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PaperList } from '../../../src/sections/paper-list.tsx';
import { loadAttachedLines, saveAttachedLines } from '../../../src/lib/prefill.ts';
import { announced } from '../announced.ts';

const pan = { name: 'PAN', why: 'To know who asks.' };
const papers = (
  <MemoryRouter>
    <PaperList
      applicants={[
        { key: 'salaried', label: 'Salaried', papers: [pan, { name: 'Form 16', why: 'Salary and tax.' }] },
        { key: 'nri', label: 'NRI', papers: [pan, { name: 'Passport', why: 'Who you are.' }] },
      ]}
      services={[
        { path: '/services/wealth', label: 'Wealth', papers: [{ name: 'Cheque', why: 'The account.' }] },
        { path: '/services/loans', label: 'Loans', papers: [pan] },
      ]}
    />
  </MemoryRouter>
);
const list = () => render(papers);
const names = () => screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent);

it('lists each document of the chosen service and applicant once, with its reason', async () => {
  list();
  expect(names()).toEqual(['PANTo know who asks.', 'Form 16Salary and tax.', 'ChequeThe account.']);
  await userEvent.selectOptions(screen.getByLabelText('Service'), 'Loans');
  await userEvent.selectOptions(screen.getByLabelText('Who you are'), 'NRI');
  expect(screen.getAllByRole('group', { name: 'Loans, NRI' })).toHaveLength(1);
  expect(names()).toEqual(['PANTo know who asks.', 'PassportWho you are.']);
});

it('lists what was chosen before hydration', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(papers);
  screen.getByLabelText<HTMLSelectElement>('Service').value = '/services/loans';
  screen.getByLabelText<HTMLSelectElement>('Who you are').value = 'nri';
  const root = await act(() => hydrateRoot(host, papers));
  expect(screen.getByLabelText('Service')).toHaveValue('/services/loans');
  expect(screen.getByRole('group', { name: 'Loans, NRI' })).toBeVisible();
  act(() => root.unmount());
  host.remove();
});

it('stores its ticks on the device', async () => {
  const { unmount } = list();
  await userEvent.click(screen.getByRole('checkbox', { name: /^PAN/ }));
  unmount();
  list();
  expect(screen.getByRole('checkbox', { name: /^PAN/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Form 16/ })).not.toBeChecked();
});

it.each(['{', '"PAN"', '[1, null]'])('ignores the stored value %j', (stored) => {
  localStorage.setItem('papers', stored);
  list();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

it('carries the available and missing documents to the enquiry, besides the figures carried before', async () => {
  saveAttachedLines('/services/wealth', ['Money today: ₹1', 'Documents: old', 'Has: old']);
  list();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Form 16/ }));
  const link = screen.getByRole('link', { name: 'Send this list to us' });
  expect(link).toHaveAttribute('href', '/services/wealth#enquiry');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(loadAttachedLines('/services/wealth')).toEqual([
    'Money today: ₹1',
    'Documents: Wealth, salaried',
    'Has not yet: PAN',
    'Has: Form 16',
    'Has not yet: Cheque',
  ]);
});

it('shows the names in the language of the page and carries the English ones', async () => {
  render(
    <MemoryRouter>
      <PaperList
        applicants={[{ key: 'company', label: 'Company', shown: 'कंपनी', papers: [] }]}
        services={[
          {
            path: '/services/realState',
            label: 'Real Estate',
            shown: 'रियल एस्टेट',
            papers: [{ name: 'Title deeds', shown: 'प्रॉपर्टी के कागज़', why: 'मालिक कौन है।' }],
          },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('group', { name: 'रियल एस्टेट, कंपनी' })).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'प्रॉपर्टी के कागज़' }));
  const link = document.querySelector<HTMLElement>('[data-action="send"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  if (link) await userEvent.click(link);
  expect(loadAttachedLines('/services/realState')).toEqual([
    'Documents: Real Estate, company',
    'Has: Title deeds',
  ]);
});

it('copies the list and announces it, or suggests another way (4.1.3)', async () => {
  const user = userEvent.setup();
  list();
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  expect(await navigator.clipboard.readText()).toContain('Documents: Wealth, salaried\nHas not yet: PAN');
  await waitFor(() => expect(announced()).toEqual(['List copied.']));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the list' }));
  expect(await screen.findByText(/Your browser blocked copying/)).toBeVisible();
});
