import { expect, it } from 'vitest';
import { findAll, pathsInAllLanguages } from '../../built/documents.ts';

/* On phones, the parts of a section are below each other, in the order of the HTML. */

it.each(pathsInAllLanguages)('%s has each form before the phone numbers of its section', (path) => {
  const isFirst = (section: Element) =>
    [...section.querySelectorAll('form[data-draft], a[href^="tel:"]')]
      .find((part) => !part.closest('[data-without-script]'))
      ?.matches('form');
  const sections = findAll(path, 'main section:has(form[data-draft])');
  expect(sections.filter((section) => !isFirst(section)).map(({ id }) => id)).toEqual([]);
});
