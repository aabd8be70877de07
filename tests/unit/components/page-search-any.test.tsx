import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageSearch } from '../../../src/components/page-search.tsx';
import { matching } from '../../../src/components/use-search.ts';
import type { Found } from '../../../src/lib/page-index.ts';
import { codePointLength } from '../../../src/lib/text.ts';
import { routes } from '../../../src/site/routes.ts';
import { services } from '../../../src/site/services.ts';
import { markup, heaps } from '../corpora.ts';
import { removed } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';
import { stubResizes } from './browser-stubs.ts';

const entries: readonly Found[] = routes.map((route) => ({
  to: route.path,
  label: route.label,
  ...('summary' in route && { note: route.summary }),
}));
const [{ label: service }] = services;
const places = (typed: string) => matching(entries, typed).map(({ to }) => to);
const query = fc.oneof(anyText, fc.constantFrom(...entries.map(({ label }) => label)));

it('finds entries of its own only, each once and no others for more words, whatever is typed', () => {
  fc.assert(
    fc.property(query, anyText, (typed, more) => {
      const found = places(typed);
      expect(entries.map(({ to }) => to)).toEqual(expect.arrayContaining(found));
      expect(new Set(found).size).toBe(found.length);
      const narrower = places(`${typed.slice(0, 40)} ${more.slice(0, 40)}`);
      const wider = places(typed.slice(0, 40));
      expect(narrower.filter((to) => wider.length > 0 && !wider.includes(to))).toEqual([]);
    }),
    runs,
  );
});

const elements = () => [...new Set([...document.querySelectorAll('*')].map(({ tagName }) => tagName))];
const outcome = () => document.querySelector('[role=search] p');
const status = () => outcome()?.textContent ?? '';

/** Gives a way to type, once it is known that names alone are searched here. */
async function open() {
  stubResizes();
  render(
    <MemoryRouter>
      <PageSearch label="Search this site" entries={entries} />
    </MemoryRouter>,
  );
  const field = screen.getByRole('combobox');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  type('zebra');
  await waitFor(() => expect(status()).toContain('Nothing found for “zebra”.'));
  return type;
}

it('repeats what was typed as text, cut and without what hides, never as markup', async () => {
  const type = await open();
  const known = elements();
  type(service);
  screen.getAllByRole('option', { name: new RegExp(`^${service}`) });
  known.push(...elements());
  fc.assert(
    fc.property(fc.oneof(query, fc.constantFrom(...markup)), (typed) => {
      type(typed);
      expect(elements().filter((name) => !known.includes(name))).toEqual([]);
      expect(status()).not.toMatch(removed);
      expect(codePointLength(status())).toBeLessThanOrEqual(330);
    }),
    runs,
  );
});

it('shows markup letter by letter, and right-to-left words separate from the sentence', async () => {
  const type = await open();
  for (const typed of markup) {
    type(typed);
    expect(status()).toContain(`Nothing found for “${typed}”.`);
  }
  type('שרה כהן');
  expect(outcome()?.querySelector('bdi')).toHaveTextContent(/^שרה כהן$/);
});

it('answers very long text with a short sentence or pages', async () => {
  const type = await open();
  for (const { text, piece } of heaps) {
    type(text);
    expect(codePointLength(status()), `${piece}`).toBeLessThanOrEqual(330);
    expect(matching(entries, text).length).toBeLessThanOrEqual(entries.length);
  }
});
