import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSpokenDialog } from '../../../src/components/use-spoken-dialog.ts';

function Told() {
  useSpokenDialog('How we work');
  return null;
}

const told = () => [...document.querySelectorAll('body > [role=status]')].map((region) => region.textContent);
const aMoment = () => act(() => vi.advanceTimersByTimeAsync(50));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says that a dialog has opened and, when it is gone, that it has closed; then the words go too', async () => {
  const { unmount } = render(<Told />);
  expect(told()).toEqual(['']); // the region stands before its words: a reader hears of changes alone
  await aMoment();
  expect(told()).toEqual(['How we work: opened']);
  unmount();
  await aMoment();
  expect(told()).toEqual(['How we work: closed']);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(told()).toEqual([]);
});
