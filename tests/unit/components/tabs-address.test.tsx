import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HomeForms } from '../../../src/enquiry/home-forms.tsx';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { toWellFormed } from '../../../src/lib/text.ts';
import { tabForms } from '../../forms.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

const kinds = tabForms.map(({ title }) => title);
const keys = tabForms.map(({ id }) => id);
const [first, last] = [tabForms[0] as LeadForm, tabForms.at(-1) as LeadForm];

/** Goes to an address as Back and Forward do, with the forms on the page. */
function goTo(query: string, hash = '') {
  history.replaceState(null, '', `/?${query}#${hash}`);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent ?? '';
const filled = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')].filter(
    (field) => field.value !== '',
  );

it('selects the tab that ?tab= names (TB3)', () => {
  render(<HomeForms />, { wrapper: MemoryRouter });
  expect(keys.map((key) => (goTo(`tab=${key}`), selected()))).toEqual(kinds);
});

it('selects nothing else, fills no field and throws nothing for any other address (TB3)', () => {
  render(<HomeForms />, { wrapper: MemoryRouter });
  goTo(`tab=${last.id}&tab=${first.id}`);
  expect(selected()).toBe(last.title);
  const before = document.body.innerHTML;
  const field = fc.constantFrom('tab', 'name', 'email', 'service', 'message', 'Tab', 'tab[]');
  const value = fc.oneof(
    anyText,
    fc.constantFrom(...kinds, 'LOAN', 'loan ', '__proto__', 'a%'.repeat(50_000)),
  );
  const pairs = fc.array(fc.tuple(field, value), { maxLength: 4 });
  const encoded = (text: string) => encodeURIComponent(toWellFormed(text));
  const query = pairs.map((list) => list.map(([key, text]) => `${key}=${encoded(text)}`).join('&'));
  fc.assert(
    fc.property(fc.oneof(query, anyText), anyText, (search, hash) => {
      goTo(search, hash);
      expect(document.body.innerHTML).toBe(before);
    }),
    runs,
  );
  expect(filled()).toEqual([]);
});

it('fills no field from the address on load', () => {
  goTo(`tab=${first.id}&name=Mallory&email=m@example.com&${first.id}-name=x`, `${first.id}-name=x`);
  render(<HomeForms />, { wrapper: MemoryRouter });
  expect(selected()).toBe(first.title);
  expect(filled()).toEqual([]);
});
