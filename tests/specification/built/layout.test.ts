// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf, htmlOf, paths } from '../../built/documents.ts';

/*
 * Phones show the parts of a section in the order of the document (src/sections/form-section.tsx), so the order in the
 * HTML decides what a visitor sees first.
 */

const pages = paths.flatMap((path) => [path, `/hi${path}`]).filter((path) => htmlOf(path));
it.each(pages)('%s has each form before the phone numbers', (path) => {
  const sections = [...documentOf(path).querySelectorAll('main section:has(form[data-draft])')];
  const wrong = sections.filter((section) => {
    const parts = [...section.querySelectorAll('form[data-draft], a[href^="tel:"]')];
    return !parts.find((part) => !part.closest('[data-without-script]'))?.matches('form');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it.each(['', '/hi'])('%s/appointment has the form before the film', (base) => {
  const parts = documentOf(`${base}/appointment`).querySelectorAll(
    'main form[data-draft], main figure > img',
  );
  expect(parts[0]?.localName).toBe('form');
});

it.each(['', '/hi'])('Home%s has four cards and four further links below its slides', (base) => {
  const lists = [...documentOf(base || '/').querySelectorAll('.hero section ul')];
  const targets = lists.map((list) =>
    [...list.querySelectorAll('li a')].map((link) => link.getAttribute('href')),
  );
  expect(targets).toEqual([
    ['/services/investment-banking', '/services/billDiscounting', '/home-loan', '/nri'].map(
      (path) => base + path,
    ),
    [
      '/services/ourEndToEndforeignServices',
      '/services/loanForEveryIndian',
      '/services/ourInsuranceServices',
      '/partner',
    ].map((path) => base + path),
  ]);
});
