import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { matching, PageSearch } from '../../../src/components/page-search.tsx';
import type { Found } from '../../../src/lib/page-index.ts';

const entries: readonly Found[] = [
  { to: '/services/wealth', label: 'Wealth Management', note: 'Deposits and credit funds' },
  { to: '/services/credit-rating', label: 'Credit Rating Advisory', note: 'Prepare for the agency' },
  { to: '/contact', label: 'Contact' },
];
const labels = (query: string) => matching(entries, query).map(({ label }) => label);

describe('matching', () => {
  it('finds every word anywhere, whatever its case or accents', () => {
    expect(labels('AGENCY crédit')).toEqual(['Credit Rating Advisory']);
    expect(labels('credit nowhere')).toEqual([]);
  });

  it('puts labels that begin with the words first', () => {
    expect(labels('credit')).toEqual(['Credit Rating Advisory', 'Wealth Management']);
  });

  it('finds nothing for no words', () => {
    expect(labels('  ')).toEqual([]);
  });
});

const Where = () => <p data-testid="address">{useLocation().pathname}</p>;
const address = () => screen.getByTestId('address').textContent;
const field = () => screen.getByRole('combobox', { name: 'Search this site' });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  render(
    <MemoryRouter>
      <PageSearch label="Search this site" entries={entries} />
      <Where />
    </MemoryRouter>,
  );
});

test('arrow keys choose a page and Enter opens it', async () => {
  await userEvent.type(field(), 'credit');
  expect(screen.getAllByRole('option').map((option) => option.firstChild?.textContent)).toEqual([
    'Credit Rating Advisory',
    'Wealth Management',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/services/wealth');
});

test('Escape closes the list and keeps the words', async () => {
  await userEvent.type(field(), 'credit{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field()).toHaveValue('credit');
});

test('the button opens the best match', async () => {
  await userEvent.type(field(), 'conta');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/contact');
});

test('no match is said in words, and opens nothing', async () => {
  await userEvent.type(field(), 'zebra');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zebra”.');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/');
});

test('G17: the status region stands empty in the page before anything is typed', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('search', { name: 'Search this site' })).toBeInTheDocument();
});
