import { expect, it, vi } from 'vitest';
import { prefetchPage, isPageLoaded } from '../../../../src/app/router/page-loader.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 200));
const saveData = (on: boolean) => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: on } });

it('prefetches no page under Save-Data', async () => {
  saveData(true);
  prefetchPage('/privacy');
  await settle();
  expect(isPageLoaded('/privacy')).toBe(false);
});

it('prefetches a page', async () => {
  saveData(false);
  expect(isPageLoaded('/privacy')).toBe(false);
  prefetchPage('/privacy');
  await vi.waitFor(() => expect(isPageLoaded('/privacy')).toBe(true), { timeout: 10_000 });
});
