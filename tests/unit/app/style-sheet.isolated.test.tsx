import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  document.head.innerHTML =
    '<style title="rules"></style><link rel="stylesheet" media="print" title="print"><script data-styles="/index.css"></script>';
});

const linkOf = () => document.querySelector<HTMLLinkElement>('link[href="/index.css"]');

it('adds the style sheet once, between the rules of the page and the print styles', async () => {
  const { loadStyleSheet } = await import('../../../src/app/style-sheet.ts');
  const loads = [loadStyleSheet(), loadStyleSheet()];
  expect(
    [...document.head.querySelectorAll('style, link')].map((sheet) => sheet.getAttribute('title')),
  ).toEqual(['rules', null, 'print']);
  linkOf()?.dispatchEvent(new Event('load'));
  await Promise.all(loads);
});

it('rejects if the style sheet fails to load, and retries at the next call', async () => {
  const { loadStyleSheet } = await import('../../../src/app/style-sheet.ts');
  const first = loadStyleSheet();
  linkOf()?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/index.css failed to load');
  expect(linkOf()).toBeNull();
  void loadStyleSheet();
  expect(linkOf()).not.toBeNull();
});

it.each(['error', 'no answer'])('lets hydration start if the style sheet has: %s', async (outcome) => {
  vi.useFakeTimers();
  const { waitForStyleSheet } = await import('../../../src/app/style-sheet.ts');
  const waiting = waitForStyleSheet();
  if (outcome === 'error') linkOf()?.dispatchEvent(new Event('error'));
  else await vi.advanceTimersByTimeAsync(3000);
  await expect(waiting).resolves.toBeUndefined();
});
