import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { EnquiryForms } from '../../../src/enquiry/enquiry-forms.tsx';
import type { LeadForm } from '../../../src/enquiry/record.ts';
import { toWellFormed } from '../../../src/lib/text.ts';
import { tabForms } from '../../forms.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

const kinds = tabForms.map(({ title }) => title);
const keys = tabForms.map(({ id }) => id);
const [first, last] = [tabForms[0] as LeadForm, tabForms.at(-1) as LeadForm];

/** Goes to an address as Back and Forward do, with the desk on the page. */
function goTo(query: string, hash = '') {
  history.replaceState(null, '', `/?${query}#${hash}`);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent ?? '';
const filled = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')].filter(
    (field) => field.value !== '',
  );

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('selects the tab that ?tab= names (TB3)', () => {
  render(<EnquiryForms />, { wrapper: MemoryRouter });
  expect(keys.map((key) => (goTo(`tab=${key}`), selected()))).toEqual(kinds);
});

it('changes nothing for any address but ?tab= with a known key or the hash of a panel (TB3)', () => {
  render(<EnquiryForms />, { wrapper: MemoryRouter });
  const html = () => document.body.innerHTML;
  goTo(`tab=${last.id}`);
  const before = html();
  const field = fc.constantFrom('tab', 'name', 'email', 'service', 'fundingType', 'message', 'Tab', 'tab[]');
  const value = fc.oneof(anyText, fc.constantFrom(...kinds, 'Loan', 'LOAN', 'loan ', 'loans', '__proto__'));
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value), { maxLength: 4 }), anyText, (pairs, hash) => {
      goTo(pairs.map(([key, text]) => `${key}=${encodeURIComponent(toWellFormed(text))}`).join('&'), hash);
      expect(html()).toBe(before);
    }),
    runs,
  );
  expect(selected()).toBe(last.title);
  expect(filled()).toEqual([]);
});

it('throws nothing for a query with an invalid encoding or the key twice (TB3)', () => {
  render(<EnquiryForms />, { wrapper: MemoryRouter });
  fc.assert(
    fc.property(anyText, anyText, (query, hash) => {
      goTo(query, hash);
      expect(kinds).toContain(selected());
    }),
    runs,
  );
  goTo(`tab=${last.id}&tab=${first.id}`);
  expect(selected()).toBe(last.title);
  expect(filled()).toEqual([]);
});

it('fills no field from the address', () => {
  goTo(`tab=${first.id}&name=Mallory&email=m@example.com&${first.id}-name=x`, `${first.id}-name=x`);
  render(<EnquiryForms />, { wrapper: MemoryRouter });
  expect(selected()).toBe(first.title);
  expect(filled()).toEqual([]);
});

it('selects the first tab for 100,000 characters in query and hash (TB3)', () => {
  const huge = 'a%'.repeat(50_000);
  goTo(`tab=${huge}`, huge);
  render(<EnquiryForms />, { wrapper: MemoryRouter });
  expect(selected()).toBe(first.title);
});
