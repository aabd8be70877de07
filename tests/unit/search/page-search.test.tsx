import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { PageSearch } from '../../../src/search/page-search.tsx';
import type { PageResult } from '../../../src/search/page-index.ts';
import { countCodePoints } from '../../../src/lib/text.ts';
import { announced } from '../announced.ts';
import { renderAt } from '../chrome/support.tsx';
import { heaps, markup } from '../corpora.ts';
import { removed } from '../corpora-invisible.ts';
import { stubBrowser } from '../components/browser-stubs.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll } from '../property-test.ts';

const entries: readonly PageResult[] = [
  { to: '/about', label: 'Wealth Management', note: 'Deposits and credit funds' },
  { to: '/team', label: 'Credit Rating Advisory', note: 'Prepare for the agency' },
  { to: '/contact', label: 'Contact' },
];

const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const field = () => screen.getByRole('combobox', { name: 'Search this site' });
const activeOption = () => screen.getByRole('option', { selected: true });
const outcome = () => document.querySelector('[role=search] p');
const type = (text: string) => userEvent.type(field(), text);

let getUrl: () => string;
beforeEach(() => {
  stubBrowser();
  ({ getUrl } = renderAt('/', <PageSearch label="Search this site" entries={entries} />));
});

test('arrow keys and Enter are left to an input method while it composes a word', async () => {
  await type('credit{ArrowDown}');
  for (const key of ['Enter', 'ArrowDown', 'Escape'])
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
  expect(getUrl()).toBe('/');
  expect(activeOption()).toHaveTextContent('Credit Rating Advisory');
});

test('Enter opens all results for the complete query', async () => {
  await type('credit');
  (field() as HTMLInputElement).value = 'ऋण';
  await userEvent.keyboard('{Enter}');
  expect(getUrl()).toBe(`/search?q=${encodeURIComponent('ऋण')}`);
  expect(options()).toEqual([]);
});

test('Enter opens the page that arrow keys have chosen', async () => {
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await type('credit');
  expect(options()).toEqual(['All results for “credit”', 'Credit Rating Advisory', 'Wealth Management']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field()).toHaveAttribute('aria-activedescendant', activeOption().id);
  expect(activeOption()).toHaveTextContent(/^All results/);
  await userEvent.keyboard('{ArrowDown>3}{ArrowUp}{ArrowDown>2}');
  expect(activeOption()).toHaveTextContent(/^Wealth/);
  await userEvent.keyboard('{Enter}');
  expect(getUrl()).toBe('/about');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
});

test('the list is open while the field or an option has the focus', async () => {
  await type('credit');
  act(() => screen.getAllByRole('option')[1]?.focus()); // screen readers can focus an option
  expect(options()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(options()).toEqual([]);
  act(() => field().focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption()).toHaveTextContent(/^All results/);
  await userEvent.pointer({ target: screen.getByRole('option', { name: /Wealth/ }), keys: '[MouseLeft]' });
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
  expect(getUrl()).toBe('/about');
});

test('the browser handles modified clicks on a suggestion', async () => {
  await type('credit');
  const option = screen.getByRole('option', { name: /Wealth/ });
  expect(option).toHaveAttribute('href', '/about');
  expect(fireEvent.click(option, { ctrlKey: true })).toBe(true);
  expect(getUrl()).toBe('/');
  expect(option).toBeInTheDocument();
  fireEvent.click(option);
  expect(getUrl()).toBe('/about');
});

test('Escape closes the list without clearing the query', async () => {
  await type('credit & co{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('credit & co');
  await userEvent.keyboard('{Enter}');
  expect(getUrl()).toBe('/search?q=credit%20%26%20co');
  await userEvent.clear(field());
  await type('credit{Enter}');
  expect(getUrl()).toBe('/search?q=credit');
});

test('Tab leaves the field without opening a page', async () => {
  await type('credit');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  expect(options()).toEqual([]);
  expect(getUrl()).toBe('/');
  await userEvent.keyboard('{Enter}');
  expect(getUrl()).toBe('/search?q=credit');
});

test('the search shows that nothing matches, and announces that a word is missing (4.1.3)', async () => {
  await type('zebra');
  expect(outcome()).toHaveTextContent('Nothing found for “zebra”.');
  await userEvent.clear(field());
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const message = 'Type a word to search.';
  expect(outcome()).toHaveTextContent(message);
  await waitFor(() => expect(announced()).toContain(message));
  expect(getUrl()).toBe('/');
});

test('the search is a landmark with a form that works without scripts', () => {
  expect(screen.queryByRole('status')).toBeNull();
  const form = screen.getByRole('search', { name: 'Search this site' }).closest('form');
  expect(form).toHaveAttribute('action', '/search');
  expect(form).toHaveProperty('method', 'get');
  expect(form?.elements.namedItem('q')).toBe(field());
});

test('any query is shown as plain text of at most 100 characters', async () => {
  const change = (value: string) => fireEvent.change(field(), { target: { value } });
  change('zebra');
  // Without the index, only names are searched.
  await waitFor(() => expect(outcome()).toHaveTextContent('Nothing found for “zebra”.'));
  // A Hindi query without results has the longest outcome, so the limit is its length without the query.
  change('मम');
  const restLength = countCodePoints(outcome()?.textContent ?? '') - 2;
  const query = fc.oneof(anyText, fc.constantFrom(...markup, ...heaps.map(({ text }) => text)));
  forAll([query], (typed) => {
    change(typed);
    expect(outcome()?.textContent ?? '').not.toMatch(removed);
    expect(countCodePoints(outcome()?.textContent ?? '')).toBeLessThanOrEqual(restLength + 100);
  });
  change('שרה כהן');
  expect(outcome()?.querySelector('bdi')).toHaveTextContent(/^שרה כהן$/);
});
