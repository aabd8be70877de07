import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Announced } from '../../../src/components/announced.tsx';
import { announce } from '../../../src/components/live-region.ts';
import { useAnnouncement } from '../../../src/components/use-announcement.ts';
import { useDialogAnnouncements } from '../../../src/components/use-dialog-announcements.ts';
import { announced } from '../announced.ts';

const nextPaint = () => act(() => vi.advanceTimersByTimeAsync(50));

beforeEach(() => void vi.useFakeTimers());

it('announces all messages through one polite region without a role, and empties it (4.1.3)', async () => {
  announce('First.');
  announce('Second.');
  expect(announced()).toEqual([]); // the region exists before its messages: only changes are announced
  const region = document.querySelector('[aria-live=polite]');
  expect(region).not.toHaveAttribute('role');
  await nextPaint();
  expect(announced()).toEqual(['First.', 'Second.']);
  announce('Third.')();
  await nextPaint();
  expect(document.querySelectorAll('[aria-live], [role=status], output')).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(region).toBeEmptyDOMElement();
});

it('announces a message also while a dialog makes the rest of the page inert (4.1.3)', async () => {
  announce('First.');
  const region = document.querySelector('[aria-live=polite]');
  region?.setAttribute('inert', '');
  region?.setAttribute('aria-hidden', 'true');
  announce('Number copied.');
  await nextPaint();
  expect(region).not.toHaveAttribute('inert');
  expect(region).not.toHaveAttribute('aria-hidden');
});

it('announces a shown message when it appears or is replaced, and not when it is rendered again', async () => {
  const show = (message: string) => <Announced key={message}>{message}</Announced>;
  const { rerender, unmount } = render(show('1 result'));
  await nextPaint();
  rerender(show('1 result'));
  await nextPaint();
  expect(announced()).toEqual(['1 result']);
  rerender(show('2 results'));
  await nextPaint();
  expect(announced()).toEqual(['2 results']);
  unmount();
  expect(announced()).toEqual([]);
});

it('announces a hidden message whenever it changes to words', async () => {
  const Hidden = ({ message }: { message: string }) => {
    useAnnouncement(message);
    return null;
  };
  const { rerender } = render(<Hidden message="" />);
  await nextPaint();
  expect(announced()).toEqual([]);
  rerender(<Hidden message="Still here." />);
  await nextPaint();
  expect(announced()).toEqual(['Still here.']);
});

it('announces that a dialog has opened and that it has closed', async () => {
  const Film = () => {
    useDialogAnnouncements('How we work');
    return null;
  };
  const { unmount } = render(<Film />);
  await nextPaint();
  expect(announced()).toEqual(['How we work: opened']);
  unmount();
  await nextPaint();
  expect(announced()).toEqual(['How we work: closed']);
});
