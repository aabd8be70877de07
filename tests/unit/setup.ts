import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // ms; longer than a busy machine needs. Many mutants are detected only by a wait that ends.
  asyncUtilTimeout: process.env.STRYKER_MUTATOR_WORKER ? 4_000 : 30_000,
  // Without style sheets almost nothing is hidden, and computing it takes most of a role query's time.
  defaultHidden: true,
});

Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout

/** Test files of one worker share its document: each test restores it, and its timers, globals and storage. */
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

/** Waits for code that a test has loaded without waiting: it must not run without a document. */
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
});
