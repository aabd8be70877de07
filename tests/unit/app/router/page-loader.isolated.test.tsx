import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { prefetchPage, isPageLoaded } from '../../../../src/app/router/page-loader.ts';

const connect = (connection: object) => vi.stubGlobal('navigator', { ...navigator, connection });

it.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('prefetches no page if the connection is %o', async (connection) => {
  connect(connection);
  prefetchPage('/privacy');
  await vi.dynamicImportSettled();
  expect(isPageLoaded('/privacy')).toBe(false);
});

it('prefetches a page if the connection is fast', async () => {
  connect({ saveData: false, effectiveType: '3g' });
  expect(isPageLoaded('/privacy')).toBe(false);
  prefetchPage('/privacy');
  await waitFor(() => expect(isPageLoaded('/privacy')).toBe(true));
});
