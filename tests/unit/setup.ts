import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // ms; longer than a busy machine needs, but short, because many mutants are detected by the timeout.
  asyncUtilTimeout: process.env.STRYKER_MUTATOR_WORKER ? 4_000 : 30_000,
  // Without style sheets almost nothing is hidden, and the check takes most of the time of a role query.
  defaultHidden: true,
});

Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout

/** Test files of one worker share its document, so each test restores the document, its timers, globals and storage. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  document.title = '';
});

/** Waits for code that a test loads but does not await, because it would fail once the document is gone. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
});
