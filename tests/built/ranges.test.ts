// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, paths } from './documents.ts';

/** Elements that keep their text on one line, or do not set it in lines. */
const KEPT = '.whitespace-nowrap, .carousel-position, svg';

it.each([...paths, ...articlePaths])(
  '%s keeps each range on one line, and begins none with a dot',
  (path) => {
    const page = documentOf(path);
    const walker = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (/\d–[\d₹]| ·/.test(data) && !parentElement?.closest(KEPT)) broken.push(data);
    }
    expect(broken, 'show ranges by noWrapRanges() (src/components/no-wrap-ranges.ts)').toEqual([]);
  },
);

it('has no separate text node for a space, which screen readers skip at the end of a line', () => {
  const broken = paths.filter((path) =>
    documentOf(path).querySelector('main')?.innerHTML.includes('<!-- --> <!-- -->'),
  );
  expect(broken).toEqual([]);
});
