import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Announced } from '../../../src/components/announced.tsx';
import { announce } from '../../../src/components/live-region.ts';
import { announced } from '../announced.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Returns the announced messages after the next paint. */
async function messages() {
  await pass(50);
  return announced();
}
const region = () => document.querySelector('[aria-live=polite]');

beforeEach(() => void vi.useFakeTimers());

it('all messages are announced through one polite region (4.1.3)', async () => {
  announce('First.');
  announce('Second.');
  expect(announced()).toEqual([]); // screen readers announce only changes, so the region must exist before its messages
  expect(region()).not.toHaveAttribute('role');
  expect(await messages()).toEqual(['First.', 'Second.']);
  announce('Third.')();
  await pass(50);
  expect(document.querySelectorAll('[aria-live], [role=status], output')).toHaveLength(1);
  await pass(3000);
  expect(region()).toBeEmptyDOMElement();
});

it('a message is announced even while a dialog makes the rest of the page inert (4.1.3)', async () => {
  announce('First.');
  for (const name of ['inert', 'aria-hidden']) region()?.setAttribute(name, 'true');
  announce('Number copied.');
  await pass(50);
  for (const name of ['inert', 'aria-hidden']) expect(region()).not.toHaveAttribute(name);
});

it('a visible message is announced when it appears or is replaced', async () => {
  const show = (message: string) => <Announced key={message}>{message}</Announced>;
  const { rerender, unmount } = render(show('1 result'));
  await pass(50);
  rerender(show('1 result'));
  expect(await messages()).toEqual(['1 result']);
  rerender(show('2 results'));
  expect(await messages()).toEqual(['2 results']);
  unmount();
  expect(announced()).toEqual([]);
});
