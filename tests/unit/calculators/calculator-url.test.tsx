import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { amountOf, boxOf, change, enter, hydrate, pause, show, sliderOf } from './show-calculator.tsx';

const amountLabel = /^Unpaid amount.*\(₹\)$/;

it('a calculator writes its values into the URL after a pause', () => {
  const { unmount } = show('rating');
  change(sliderOf('Rate reduction'), '150');
  expect(location.search).toBe('');
  pause();
  expect(location.search).toBe('?rating=10000000x-12x-1.5-1x-0');
  expect(location.hash).toBe('#calculator-rating');
  unmount();
  show('rating', location.search);
  expect(boxOf('Rate reduction (%)')).toHaveValue('1.5');
  expect(amountOf('Interest saved in a year')).toBe('₹1,50,000');
});

it.each([
  ['a figure is shown', '3 lakh', '3,00,000', true],
  ['a figure is typed', '6 lakh', '6 lakh', false],
  ['the entry is invalid', 'six', 'six', false],
])('a calculator shows the values of the URL after Back while %s', (_, text, kept, isLeft) => {
  show('overdue');
  enter('Date of payment', '2031-05-20');
  enter(amountLabel, text);
  if (!isLeft) change(boxOf(amountLabel), text);
  history.replaceState(null, '', '/calculators');
  fireEvent.popState(window);
  expect(boxOf('Date of payment')).toHaveValue('2031-05-20');
  expect(boxOf(amountLabel)).toHaveValue(kept);
  history.replaceState(null, '', '/calculators?overdue=250000-20300102-30-20300401-7');
  fireEvent.popState(window);
  expect(boxOf('Date of payment')).toHaveValue('2030-04-01');
  expect(boxOf(amountLabel)).toHaveValue('2,50,000');
  expect(boxOf(amountLabel)).toBeValid();
});

it('a figure entered before hydration replaces the figure of the URL', () => {
  history.replaceState(null, '', '/calculators?rating=20000000-24-1-1-0');
  hydrate('rating', () => (boxOf('Rate reduction (%)').value = '1.75'));
  expect(boxOf('Rate reduction (%)')).toHaveValue('1.75');
  fireEvent.blur(boxOf('Rate reduction (%)'));
  expect(location.search).toBe('?rating=20000000-24-1.75-1-0');
});

it('a calculator does not write its values into the URL of another history entry', () => {
  show('rating');
  for (const url of ['/calculators?rating=20000000-12-1-1-0', '/']) {
    change(boxOf('Rate reduction (%)'), url.length / 100);
    history.pushState({ key: url }, '', url);
    pause();
    fireEvent.blur(boxOf('Rate reduction (%)'));
    expect(location.pathname + location.search).toBe(url);
  }
  change(boxOf('Rate reduction (%)'), '1.75'); // the code of the page at '/' is not loaded yet
  pause();
  expect(location.pathname + location.search).toBe('/');
});

/** Events after which the visitor may leave the page. */
const leaving: readonly [string, () => void][] = [
  ['pagehide', () => fireEvent(window, new Event('pagehide'))],
  ['visibilitychange', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ['blur', () => fireEvent.blur(boxOf('Rate reduction (%)'))],
  ['Ctrl+R', () => fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'r', ctrlKey: true })],
  ['Command+R', () => fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'r', metaKey: true })],
  ['Alt+ArrowLeft', () => fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'ArrowLeft', altKey: true })],
  ['F5', () => fireEvent.keyDown(boxOf('Rate reduction (%)'), { key: 'F5' })],
];

it.each(leaving)('a calculator writes its values into the URL once after %s', (_, leave) => {
  show('rating');
  change(boxOf('Rate reduction (%)'), '1.75');
  for (const key of ['1', 'ArrowUp', 'Tab']) fireEvent.keyDown(boxOf('Rate reduction (%)'), { key });
  expect(location.search).toBe('');
  leave();
  expect(location.search).toBe('?rating=10000000x-12x-1.75-1x-0');
  history.replaceState(null, '', '/contact');
  pause();
  leave();
  expect(location.pathname + location.search).toBe('/contact');
});

it('a calculator writes its values into the URL before a link is followed', () => {
  const { unmount } = show('rating');
  const link = document.body.appendChild(document.createElement('a'));
  const seen: string[] = [];
  link.addEventListener('click', () => seen.push(location.search));
  change(boxOf('Rate reduction (%)'), '1.25');
  fireEvent.click(link);
  expect(seen).toEqual(['?rating=10000000x-12x-1.25-1x-0']);
  change(boxOf('Rate reduction (%)'), '3');
  unmount();
  history.replaceState(null, '', '/contact');
  fireEvent.click(link);
  pause();
  expect(location.search).toBe('');
});

it.each([
  ['the invoice was paid in time', { paid: '2026-06-20' }, '500000x-20260601x-45x-20260620-0'],
  ['the invoice is not due yet', { accepted: '2026-11-20' }, '500000x-20261120-45x-20261129x-0'],
  ['the amount is empty', { amount: '', accepted: '2026-08-03' }, '500000x-20260803-45x-20261129x-0'],
])('a calculator without a result writes its entries into the URL if %s', (_, entries, parameter) => {
  vi.setSystemTime('2026-11-29T06:30:00Z');
  show('overdue');
  for (const [key, value] of Object.entries(entries)) {
    const box = document.querySelector<HTMLInputElement>(`#calculator-overdue-${key}`);
    if (!box) throw new Error(`There is no box ${key}`);
    change(box, value);
    fireEvent.blur(box);
  }
  pause();
  expect(location.search).toBe(`?overdue=${parameter}`);
});

it('overdue interest is calculated up to today in India, at the bank rates in force or at an entered rate', () => {
  vi.setSystemTime('2026-12-09T20:00:00Z');
  show('overdue');
  expect(amountOf('Days overdue on 10 Dec 2026')).toBe('147');
  expect(screen.getByText(/^Each month has the bank rate in force/)).toBeVisible();
  change(boxOf(/^Bank rate/), '6.5%');
  expect(amountOf('Interest rate p.a., three times the bank rate')).toBe('19.5%');
  const assumption = /^All months have the bank rate that you entered, 6\.5%, times three\./;
  expect(screen.getByText(assumption)).toBeVisible();
  expect(screen.queryByText(/bank rate in force|latest rate known to us/)).toBeNull();
});
