import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML =
    '<style title="rules"></style><link rel="stylesheet" media="print" title="print"><script data-styles="/index.css"></script>';
});

const linkOf = () => document.querySelector<HTMLLinkElement>('link[href="/index.css"]');

it('the style sheet of later pages is added before the print styles', async () => {
  const { loadStyleSheet } = await import('../../../src/app/style-sheet.ts');
  const loads = [loadStyleSheet(), loadStyleSheet()];
  expect(
    [...document.head.querySelectorAll('style, link')].map((sheet) => sheet.getAttribute('title')),
  ).toEqual(['rules', null, 'print']);
  linkOf()?.dispatchEvent(new Event('load'));
  await Promise.all(loads);
});
