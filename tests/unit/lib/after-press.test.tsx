import { beforeEach, expect, it, vi } from 'vitest';
import { runAfterPress, waitForPressEnd } from '../../../src/lib/after-press.ts';

beforeEach(() => void vi.useFakeTimers());

/** Replaces `:active`, which jsdom does not support. */
const mockPressing = (isPressing: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressing ? document.body : null);

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

it('waitForPressEnd() ends if a control stays active after a tap', async () => {
  mockPressing(true);
  const callback = vi.fn<() => void>();
  void waitForPressEnd().then(callback);
  await vi.advanceTimersByTimeAsync(6000);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([
  ['waits for a press on the control that gets the focus', true, document.body, 0],
  ['calls back immediately if the focus moves to another control', true, document.createElement('input'), 1],
  ['calls back immediately if no control is pressed', false, null, 1],
])('runAfterPress() %s', (_, isPressing, focused, calls) => {
  mockPressing(isPressing);
  const callback = vi.fn<() => void>();
  runAfterPress(callback, focused);
  expect(callback).toHaveBeenCalledTimes(calls);
});
