import { beforeEach, expect, it, vi } from 'vitest';
import { hasFlag } from '../../../src/runtime/protocol.ts';
import { showNoticeWhile } from '../../../src/runtime/waiting-notice.ts';

beforeEach(() => void vi.useFakeTimers());

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'loaded'));

it('the notice is shown until the code of both presses has loaded or failed', async () => {
  const first = showNoticeWhile(after(1000));
  const failing = after(2000).then(() => Promise.reject(new Error('offline')));
  const second = showNoticeWhile(failing).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(300);
  expect(hasFlag('waiting')).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await first).toBe('loaded');
  expect(hasFlag('waiting')).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await second).toBe('offline');
  expect(hasFlag('waiting')).toBe(false);
});
