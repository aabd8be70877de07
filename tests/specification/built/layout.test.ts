// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { documentOf, htmlOf, paths } from '../../built/documents.ts';

/*
 * Phones show the parts of a section in the order of the document (src/sections/form-section.tsx), so the order in the
 * HTML decides what a visitor sees first.
 */

it.each(paths.flatMap((path) => [path, `/hi${path}`]).filter((path) => htmlOf(path)))(
  '%s has in each section with a form the form before the phone numbers',
  (path) => {
    const sections = [...documentOf(path).querySelectorAll('main section:has(form[data-draft])')];
    const wrong = sections.filter((section) => {
      const parts = [...section.querySelectorAll('form[data-draft], a[href^="tel:"]')];
      return !parts.find((part) => !part.closest('[data-without-script]'))?.matches('form');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  },
);

it.each(['', '/hi'])('%s/appointment has the form before the film', (base) => {
  const parts = documentOf(`${base}/appointment`).querySelectorAll(
    'main form[data-draft], main figure > img',
  );
  expect(parts[0]?.localName).toBe('form');
});
