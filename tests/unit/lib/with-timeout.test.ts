import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../src/lib/with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('settles as the promise does if this happens within the timeout', async () => {
  await expect(withTimeout(Promise.resolve('page'))).resolves.toBe('page');
  await expect(withTimeout(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

it('rejects if the promise does not settle within the timeout', async () => {
  const rejected = vi.fn<(error: unknown) => void>();
  void withTimeout(new Promise(() => undefined)).catch(rejected);
  await vi.advanceTimersByTimeAsync(1000);
  expect(rejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rejected).toHaveBeenCalledWith(new Error('No answer'));
});
