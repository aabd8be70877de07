import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageSearch } from '../../../src/search/page-search.tsx';
import type { PageResult } from '../../../src/search/page-index.ts';
import { codePointLength } from '../../../src/lib/text.ts';
import { routes } from '../../../src/site/routes.ts';
import { markup, heaps } from '../corpora.ts';
import { removed } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';
import { stubResizes } from '../components/browser-stubs.ts';

const entries: readonly PageResult[] = routes.map(({ path, label }) => ({ to: path, label }));
const outcome = () => document.querySelector('[role=search] p');
const status = () => outcome()?.textContent ?? '';
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

/** Shows the search and waits until it searches the names alone: jsdom has no index. */
async function show() {
  stubResizes();
  render(<PageSearch label="Search this site" entries={entries} />, { wrapper: MemoryRouter });
  type('zebra');
  await waitFor(() => expect(status()).toContain('Nothing found for “zebra”.'));
}

it('repeats any query as text, shortened, without invisible characters, isolated from the sentence', async () => {
  await show();
  const query = fc.oneof(anyText, fc.constantFrom(...markup, ...heaps.map(({ text }) => text)));
  fc.assert(
    fc.property(query, (typed) => {
      type(typed);
      expect(status()).not.toMatch(removed);
      expect(codePointLength(status())).toBeLessThanOrEqual(330);
    }),
    runs,
  );
  type('שרה כהן');
  expect(outcome()?.querySelector('bdi')).toHaveTextContent(/^שרה כהן$/);
});
