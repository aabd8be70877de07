import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterPress, waitForPressEnd } from '../../../src/lib/after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());

/** Replaces `:active`, which jsdom does not support. */
const mockPressing = (isPressing: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressing ? document.body : null);

it('runAfterPress() calls back immediately if no control is pressed', () => {
  mockPressing(false);
  const callback = vi.fn<() => void>();
  runAfterPress(callback, null);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([
  ['runAfterPress', (callback: () => void) => runAfterPress(callback, null)],
  ['waitForPressEnd', (callback: () => void) => void waitForPressEnd().then(callback)],
])('%s() waits for the end of a long press without mouse events', async (_, start) => {
  const active = mockPressing(true);
  const callback = vi.fn<() => void>();
  start(callback);
  await vi.advanceTimersByTimeAsync(3500);
  expect(callback).not.toHaveBeenCalled();
  active.mockReturnValue(null);
  await vi.advanceTimersByTimeAsync(50);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([
  ['the focus moves to the pressed control', document.body, 0],
  ['the focus moves to another control', document.createElement('input'), 1],
])('runAfterPress() waits only if the focus moves to the pressed control: %s', (_, focused, calls) => {
  mockPressing(true);
  const callback = vi.fn<() => void>();
  runAfterPress(callback, focused);
  expect(callback).toHaveBeenCalledTimes(calls);
});
