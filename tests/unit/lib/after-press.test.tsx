import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runAfterPress, waitForPressEnd } from '../../../src/lib/after-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.restoreAllMocks());

/** Replaces `:active`, which jsdom does not support. */
const mockPressing = (isPressing: boolean) =>
  vi.spyOn(document, 'querySelector').mockReturnValue(isPressing ? document.body : null);

it('runAfterPress() calls back once, after the click of the pressed control', () => {
  mockPressing(true);
  const order: string[] = [];
  document.body.addEventListener('click', () => order.push('click'), { once: true });
  runAfterPress(() => order.push('callback'));
  fireEvent.mouseUp(document.body);
  fireEvent.click(document.body);
  vi.runAllTimers();
  fireEvent.mouseUp(document.body);
  vi.runAllTimers();
  expect(order).toEqual(['click', 'callback']);
});

it('waitForPressEnd() waits for the end of a long press without mouse events', async () => {
  const active = mockPressing(true);
  const resolved = vi.fn<() => void>();
  void waitForPressEnd().then(resolved);
  await vi.advanceTimersByTimeAsync(3500);
  expect(resolved).not.toHaveBeenCalled();
  active.mockReturnValue(null);
  await vi.advanceTimersByTimeAsync(50);
  expect(resolved).toHaveBeenCalledOnce();
});
