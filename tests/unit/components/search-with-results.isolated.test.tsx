import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddressedSearch, SearchResults } from '../../../src/components/search-with-results.tsx';
import { indexText } from '../../../src/lib/page-index.ts';
import { stubBrowser } from './browser-stubs.ts';

const entries = [
  { to: '/about', label: 'NRI Guide' },
  { to: '/team', label: 'Wealth' },
] as const;
const parts = [
  { id: 0, to: '/about#tax', label: 'NRI Guide', note: 'Tax at source', heads: 'Tax at source', words: '' },
  { id: 1, to: '/team', label: 'Wealth', heads: 'Wealth', words: 'SIP and tax papers' },
] as const;

const way: { go?: NavigateFunction } = {};
function Way() {
  const navigate = useNavigate();
  useEffect(() => {
    way.go = navigate;
  }, [navigate]);
  return null;
}
const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]} useTransitions={false}>
      <AddressedSearch label="Search this site" entries={entries} />
      <SearchResults entries={entries} />
      <Way />
    </MemoryRouter>,
  );
const field = () => screen.getByRole('combobox', { name: 'Search this site' });
/** The outcome under the field and that above the list, as far as they are shown. */
const said = () =>
  [...document.querySelectorAll('[role=search] p, .at-once p')].map(({ textContent }) => textContent);

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal('fetch', async () => new Response(indexText(parts)));
});

test('an address brings its words into the field, and all results, whose count is said once', async () => {
  open('/search?q=tax');
  expect(field()).toHaveValue('tax');
  await vi.waitFor(() => expect(said()).toEqual(['2 results']));
  expect(screen.getByRole('heading', { name: 'Results for “tax”' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/about#tax', 'NRI GuideTax at source'],
    ['/team', 'Wealth'],
  ]);
  expect(links[0]?.querySelector('mark')).toHaveTextContent(/^Tax$/);

  act(() => void way.go?.('/search?q=zebra'));
  expect(field()).toHaveValue('zebra');
  expect(said()[0]).toMatch(
    /^Nothing found for “zebra”\. All words of our 2 pages and of the articles were searched\./,
  );
});

test('without words it is a field alone, and what is typed there changes no results', async () => {
  open('/search');
  expect(said()).toEqual([]);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await userEvent.type(field(), 'wealth');
  await vi.waitFor(() => expect(said()).toEqual(['1 result']));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Results for “wealth”' })).toBeInTheDocument();
});
