// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, paths } from './documents.ts';

const HIDDEN = 'script, style, svg, .sr-only';
/** Classes that keep text on one line. */
const KEPT = '.whitespace-nowrap, .carousel-position';

it.each([...paths, ...articlePaths])('%s keeps each range of figures on one line', (path) => {
  const { body } = documentOf(path);
  const walker = body.ownerDocument.createTreeWalker(body, 4 /* NodeFilter.SHOW_TEXT */);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (/\d–[\d₹]/.test(data) && !parentElement?.closest(`${HIDDEN}, ${KEPT}`)) broken.push(data);
  }
  expect(broken, 'show this text by noWrapRanges() (src/components/no-wrap-ranges.ts)').toEqual([]);
});
