import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressedSearch, SearchResults } from '../../../src/search/search-results.tsx';
import { indexText } from '../../../src/search/page-index.ts';
import { stubBrowser } from '../components/browser-stubs.ts';

const entries = [
  { to: '/about', label: 'NRI Guide' },
  { to: '/team', label: 'Wealth' },
] as const;
const parts = [
  { id: 0, to: '/about#tax', label: 'NRI Guide', note: 'Tax at source', heads: 'Tax at source', words: '' },
  { id: 1, to: '/team', label: 'Wealth', heads: 'Wealth', words: 'SIP and tax papers' },
] as const;

const Link = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/search?q=zebra')}>Search for zebra</button>;
};
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <AddressedSearch label="Search this site" entries={entries} />
      <SearchResults entries={entries} />
      <Link />
    </MemoryRouter>,
  );
const field = () => screen.getByRole('combobox', { name: 'Search this site' });
const outcomes = () =>
  [...document.querySelectorAll('[role=search] p, .at-once p')].map(({ textContent }) => textContent);

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('fetch', async () => new Response(indexText(parts)));
});

test('shows the query of the address in the field, all results, and their count once', async () => {
  open('/search?q=tax');
  expect(field()).toHaveValue('tax');
  await waitFor(() => expect(outcomes()).toEqual(['2 results']));
  expect(screen.getByRole('heading', { name: 'Results for “tax”' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/about#tax', 'NRI GuideTax at source'],
    ['/team', 'Wealth'],
  ]);
  expect(links[0]?.querySelector('mark')).toHaveTextContent(/^Tax$/);

  fireEvent.click(screen.getByRole('button', { name: 'Search for zebra' }));
  expect(field()).toHaveValue('zebra');
  expect(outcomes()[0]).toMatch(
    /^Nothing found for “zebra”\. All words of our 2 pages and of the articles were searched\./,
  );
});

test('without a query shows only the field, and shows results for a typed query on Enter', async () => {
  open('/search');
  expect(outcomes()).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await userEvent.type(field(), 'wealth');
  await waitFor(() => expect(outcomes()).toEqual(['1 result']));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Results for “wealth”' })).toBeInTheDocument();
});
