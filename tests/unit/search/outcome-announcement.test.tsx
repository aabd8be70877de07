import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useOutcomeAnnouncement } from '../../../src/search/use-outcome-announcement.ts';
import { announced } from '../announced.ts';

const Outcome = ({
  message,
  terms,
  isTyped = true,
}: {
  message: string;
  terms: string;
  isTyped?: boolean;
}) => (useOutcomeAnnouncement(message, terms, isTyped), null);

beforeEach(() => void vi.useFakeTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
/** Types a word letter by letter, with a pause after each letter. Each letter has the same outcome. */
const typeWord = (rerender: (ui: ReactNode) => void, word: string, message: string, pause: number) => {
  for (let end = 1; end <= word.length; end += 1) {
    rerender(<Outcome message={message} terms={word.slice(0, end)} />);
    pass(pause);
  }
};

test('the outcome of a query is announced when typing pauses (4.1.3)', () => {
  const { rerender } = render(<Outcome message="Searching …" terms="z" />);
  typeWord(rerender, 'zebra', 'Nothing found.', 300);
  expect(announced()).toEqual([]);
  pass(1000);
  expect(announced()).toEqual(['Nothing found.']);
});

test('an announcement is not repeated while the outcome stays the same', () => {
  const { rerender } = render(<Outcome message="Nothing found." terms="z" />);
  pass(1100);
  expect(announced()).toEqual(['Nothing found.']);
  pass(4000);
  typeWord(rerender, 'zebra', 'Nothing found.', 2000);
  expect(announced()).toEqual([]);
  rerender(<Outcome message="1 result" terms="zeb" />);
  pass(1100);
  rerender(<Outcome message="Nothing found." terms="zebr" />);
  pass(1100);
  expect(announced()).toEqual(['1 result', 'Nothing found.']);
});

test('the outcome of a second query in the URL is announced if it is the same', () => {
  const { rerender } = render(<Outcome message="2 results" terms="gst" isTyped={false} />);
  pass(4000);
  rerender(<Outcome message="2 results" terms="emi" isTyped={false} />);
  rerender(<Outcome message="2 results" terms="emi" isTyped={false} />);
  pass(100);
  expect(announced()).toEqual(['2 results']);
});
