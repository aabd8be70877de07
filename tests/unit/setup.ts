import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  asyncUtilTimeout: 30_000, // ms; longer than any busy machine takes
  // Without style sheets almost nothing is hidden, and computing it takes most of a role query's time.
  defaultHidden: true,
});

/** Test files of one worker share its document: each test leaves it as it was opened. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  document.title = '';
});

/** Code that a test loaded and did not wait for must not run after its document is gone. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
});
