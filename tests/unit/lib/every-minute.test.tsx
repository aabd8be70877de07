import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyMinute } from '../../../src/lib/every-minute.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T04:29:45Z') }));
afterEach(() => void vi.useRealTimers());
const become = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('calls each listener at full minutes until it is removed', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [everyMinute(first), everyMinute(second)];
  vi.advanceTimersByTime(14_999);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  stops[0]?.();
  vi.advanceTimersByTime(60_000);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  stops[1]?.();
  expect(vi.getTimerCount()).toBe(0);
});

it('calls no listener while the page is hidden, and all listeners when the page is visible again', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [everyMinute(first), everyMinute(second)];
  become('hidden');
  vi.advanceTimersByTime(120_000);
  expect(second).not.toHaveBeenCalled();
  stops[0]?.();
  become('visible');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  stops[1]?.();
});
