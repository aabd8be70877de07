import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PublishedRate } from '../../../src/sections/published-rate.tsx';
import { PublishedRates } from '../../../src/sections/published-rates.tsx';

vi.mock('../../../src/content/published-rates.ts', () => {
  const rate = (checked: string) => ({ from: 7.25, to: 12, source: 'The Daily', checked });
  return {
    publishedRates: {
      home: rate('2027-03-01'),
      property: rate('2026-12-01'),
      car: rate('2027-02-01'),
      personal: rate('2026-12-01'),
      business: rate('2026-12-01'),
    },
  };
});

const setDay = (isoDate: string) => vi.setSystemTime(`${isoDate}T12:00:00Z`);
const show = () => render(<PublishedRates />).container;
const loans = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

it('each rate has its range, source and day of the last check', () => {
  setDay('2027-03-01');
  show();
  expect(loans()).toHaveLength(5);
  expect(screen.getByRole('row', { name: /^Home loan/ })).toHaveTextContent(
    'The Daily, checked on 1 Mar 20277.25–12% a year',
  );
});

it.each([
  ['2027-05-30', ['Home', 'Loan', 'New', 'Personal', 'Unsecured']],
  ['2027-05-31', ['Home', 'New']],
  ['2027-08-01', ['Home']],
])('on %s, the table shows only the rates that were checked within 180 days', (today, expected) => {
  setDay(today);
  show();
  expect(loans().map((name) => name.split(' ')[0])).toEqual(expected);
});

it('if all rates are outdated, links to the websites of banks replace the table', () => {
  setDay('2027-08-29');
  expect(show()).not.toHaveTextContent('%');
  expect(screen.queryByRole('table')).toBeNull();
  for (const link of screen.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/(?:www\.)?\w+\.bank\.in$/));
});

it('a sentence with an outdated rate is replaced by the sentence without a rate', () => {
  const sentence = () =>
    render(<PublishedRate loan="car" text="Cars: {rate} ({source}, {checked})." outdated="Ask us." />)
      .container.textContent;
  setDay('2027-02-01');
  expect(sentence()).toBe('Cars: 7.25–12% a year (The Daily, 1 Feb 2027).');
  setDay('2027-08-01');
  expect(sentence()).toBe('Ask us.');
});
