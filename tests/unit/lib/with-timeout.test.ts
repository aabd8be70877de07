import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../src/lib/with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns a result that arrives in time, and the error of a failed request', async () => {
  await expect(withTimeout(Promise.resolve('page'))).resolves.toBe('page');
  await expect(withTimeout(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

it('rejects when there is no answer within seconds', async () => {
  const rejected = vi.fn<(error: unknown) => void>();
  void withTimeout(new Promise(() => undefined)).catch(rejected);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rejected).toHaveBeenCalledWith(new Error('No answer'));
});
