import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HomeForms } from '../../../src/enquiry/home-forms.tsx';
import { toWellFormed } from '../../../src/lib/text.ts';
import { tabForms } from '../../forms.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

const titles = tabForms.map(({ title }) => title);
const show = () => render(<HomeForms />, { wrapper: MemoryRouter });
const selected = () => screen.getByRole('tab', { selected: true }).textContent ?? '';
/** Changes the URL as Back and Forward do, on a page with the forms. */
function goTo(query: string, hash = '') {
  history.replaceState(null, '', `/?${query}#${hash}`);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  return selected();
}
const filled = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(({ value }) => value);

it('selects the tab whose key is in ?tab= (TB3)', () => {
  show();
  expect(tabForms.map(({ id }) => goTo(`tab=${id}`))).toEqual(titles);
});

it('selects the first tab for any other URL, without an error and without filling a field (TB3)', () => {
  show();
  expect(goTo(`tab=${tabForms.at(-1)?.id}&tab=${tabForms[0]?.id}`)).toBe(titles.at(-1));
  const before = document.body.innerHTML;
  const field = fc.constantFrom('tab', 'name', 'email', 'service', 'message', 'Tab', 'tab[]');
  const bad = fc.constantFrom(...titles, 'LOAN', 'loan ', '__proto__', 'a%'.repeat(50_000));
  const pair = fc
    .tuple(field, fc.oneof(anyText, bad))
    .map(([key, text]) => `${key}=${encodeURIComponent(toWellFormed(text))}`);
  const query = fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
  fc.assert(
    fc.property(fc.oneof(query, anyText), anyText, (search, hash) => {
      goTo(search, hash);
      expect(document.body.innerHTML).toBe(before);
    }),
    runs,
  );
  expect(filled()).toEqual([]);
});
