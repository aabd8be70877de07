import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageSearch } from '../../../src/search/page-search.tsx';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { loadAttachedLines } from '../../../src/lib/prefill.ts';
import { INDEX_PATH, indexText } from '../../../src/search/page-index.ts';
import { announced } from '../announced.ts';
import { stubResizes } from '../components/browser-stubs.ts';

const entries = [{ to: '/contact', label: 'Contact' }] as const;
const parts = [
  { id: 0, to: '/about', label: 'NRI Guide', heads: 'NRI Guide', words: 'Money and property at home' },
  { id: 1, to: '/about#tax', label: 'NRI Guide', note: 'Tax at source', heads: 'Tax', words: 'source sells' },
  { id: 2, to: '/team', label: 'Wealth', heads: 'Wealth', words: 'SIP, property and tax papers' },
] as const;

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
};
const field = () => screen.getByRole('combobox', { name: 'Search this site' });
const status = () => document.querySelector('[role=search] p') as HTMLElement;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  stubResizes();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response(indexText(parts)));
  render(
    <MemoryRouter>
      <PageSearch label="Search this site" entries={entries} />
      <Address />
    </MemoryRouter>,
  );
});

test('without the index, states that only names are searched, and requests the index again at the next focus', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.type(field(), 'conta');
  await waitFor(() => expect(status()).toHaveTextContent('1 result. Only page names could be searched'));
  await userEvent.type(field(), 'x');
  expect(status()).toHaveTextContent('Nothing found for “contax”. Only page names could be searched');
  await userEvent.click(screen.getByRole('link', { name: 'at the foot of this page' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/#site-nav');

  await userEvent.tab();
  await userEvent.clear(field());
  await userEvent.type(field(), 'SIP');
  await waitFor(() => expect(status()).toHaveTextContent(/^1 result$/));
  expect(fetched.mock.calls).toEqual([[INDEX_PATH], [INDEX_PATH]]);
});

test('finds any word of a page, opens its section, and shows the count', async () => {
  await userEvent.type(field(), 'tax');
  await waitFor(() => expect(status()).toHaveTextContent(/^2 results$/));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All results for “tax”',
    'NRI GuideTax at source',
    'Wealth',
  ]);
  expect(document.querySelector('mark')).toHaveTextContent(/^Tax$/);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/about#tax');
});

test('without a result, names what was searched and links to the enquiry, which contains the query', async () => {
  await userEvent.type(field(), 'zebra');
  await waitFor(() =>
    expect(status()).toHaveTextContent(
      'Nothing found for “zebra”. All words of our 1 pages and of the articles were searched.',
    ),
  );
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('link', { name: 'write to us' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/contact#message');
  expect(contact.acceptsPrefill).toBe(true);
  expect(loadAttachedLines('/contact')).toEqual(['Looked for: zebra']);
});

test('prefers pages with all words of a query, tolerates typing errors, and names words that no page has', async () => {
  for (const [query, count] of Object.entries({
    'nri property sells': '1 result',
    'the proprety': '2 results',
    'SIP sells': '2 results. Each has only some of your words.',
    'SIP zebra': '1 result. No page has “zebra”.',
    'SIP sells zebra': '2 results. No page has “zebra”. Each has only some of your words.',
  })) {
    await userEvent.clear(field());
    await userEvent.type(field(), query);
    await waitFor(() => expect(status()).toHaveTextContent(count));
  }
  expect(screen.getByRole('option', { name: /^Wealth/ })).toHaveTextContent(/Does not mention “sells”$/);
});

test('offers and announces the query without its spelling errors, as a link to its results', async () => {
  await userEvent.type(field(), 'tax proprety');
  await waitFor(() => expect(status()).toHaveTextContent('Did you mean tax property? 2 results'));
  expect(screen.getByRole('link', { name: 'tax property' })).toHaveAttribute(
    'href',
    '/search?q=tax%20property',
  );
  await waitFor(() => expect(announced().join()).toContain('Did you mean tax property?'));
});
