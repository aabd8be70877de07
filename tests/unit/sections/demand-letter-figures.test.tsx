import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, getHref, letterActions, parties, showPage } from './letter-cases.tsx';

/* The letter below the calculator. It can be sent only with the visitor's own figures. */

beforeEach(() => {
  vi.setSystemTime('2026-11-27T06:00:00Z');
  showPage();
  fill(/^Buyer’s name/, parties.buyer);
  fill(/^Your firm’s name/, parties.supplier);
});

const isSent = () => /wa\.me/.test(getHref(/^Send by WhatsApp/));
const exampleNote = () => screen.queryByText(/^\[Example figures/);

it('a letter with example figures is not sent', () => {
  const steps: readonly { remaining: string[]; next: Parameters<typeof fill> }[] = [
    { remaining: ['Unpaid amount, GST included', 'Date of acceptance', 'Agreed time to pay'], next: [/^Unpaid amount.*\(₹\)$/, '640000'] },
    { remaining: ['Date of acceptance', 'Agreed time to pay'], next: [/^Date of acceptance/, '2026-05-11'] },
    { remaining: ['Agreed time to pay'], next: [/^Agreed time to pay/, '20'] },
  ]; // oxfmt-ignore
  fireEvent.click(screen.getByRole('link', { name: /^Send by WhatsApp/ }));
  for (const { remaining, next } of steps) {
    expect(isSent()).toBe(false);
    expect(exampleNote()).toBeVisible();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    const messages = within(summary).getAllByRole('link');
    expect(messages.map(({ textContent }) => /“([^”]*)”/.exec(textContent)?.[1])).toEqual(remaining);
    fill(...next);
  }
  expect(isSent()).toBe(true);
  expect(exampleNote()).toBeNull();
  const dates = /accepted the goods or services on 11 May 2026\. Payment was due by 31 May 2026/;
  expect(screen.getByText(dates)).toBeVisible();
});

it('a letter with confirmed example figures is sent', () => {
  fill(/^Unpaid amount.*\(₹\)$/, '7 lakh');
  fireEvent.click(screen.getByLabelText('These are my figures'));
  expect(isSent()).toBe(true);
  expect(exampleNote()).toBeNull();
  fireEvent.click(within(screen.getByRole('group', { name: /^Examples/ })).getAllByRole('button')[0]!);
  expect(isSent()).toBe(false);
  expect(screen.getByLabelText('These are my figures')).not.toBeChecked();
});

it('a letter without a current result cannot be sent', () => {
  const amount = screen.getByLabelText('Unpaid amount, GST included (₹)');
  const outdated = () => screen.queryByText(/^Check the figures above/);
  for (const { text, shown, isValid } of [
    { text: '7,00,000', shown: '₹7,00,000', isValid: true },
    { text: '7,00,000 or so', shown: '₹7,00,000', isValid: false },
    { text: '9,00,000', shown: '₹9,00,000', isValid: true },
  ]) {
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.blur(amount);
    expect(outdated() === null).toBe(isValid);
    const claimed = screen.getByText('Invoice amount still unpaid').parentElement;
    expect(claimed).toBeVisible();
    expect(claimed).toHaveTextContent(shown);
    for (const action of letterActions)
      expect(screen.getByText(action).closest('[hidden]') === null).toBe(isValid);
  }
  fill(/^Date of payment/, '2026-06-02');
  expect(outdated()).toBeNull();
  expect(screen.getByText(/^There is no letter: the buyer paid in time \(until 16 Jul 2026\)/)).toBeVisible();
});
