import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // The timeout in ms is longer than a busy machine needs. It is shorter for StrykerJS, because many mutants wait until the timeout.
  asyncUtilTimeout: process.env.STRYKER_MUTATOR_WORKER ? 4_000 : 30_000,
  // Role queries include hidden elements. It would be slow to check the visibility of each element, and without style
  // sheets few elements are hidden.
  defaultHidden: true,
});

Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout

// Test files of one worker share its document, so each test restores document, timers, globals and storage.
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

// Waits for the dynamic imports that tests start but do not await. Their code would fail after Vitest has removed the
// document.
afterAll(async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
});
