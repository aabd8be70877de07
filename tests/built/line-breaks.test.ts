// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, paths } from './documents.ts';

it.each([...paths, ...articlePaths])('%s has no line break within a range or before a dot', (path) => {
  const page = documentOf(path);
  for (const drawn of page.querySelectorAll('svg')) drawn.remove();
  const words = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (words.nextNode()) {
    const text = words.currentNode.nodeValue ?? '';
    // The position of a carousel is on a line of its own.
    if (/\d–[\d₹]/.test(text) && !/^\d–\d of \d$/.test(text)) broken.push(text);
    if (text.includes(' ·')) broken.push(text);
  }
  expect(broken).toEqual([]);
});

it('has no separate text node for a space, which screen readers skip at the end of a line', () => {
  const broken = paths.filter((path) =>
    documentOf(path).querySelector('main')?.innerHTML.includes('<!-- --> <!-- -->'),
  );
  expect(broken).toEqual([]);
});

it('the document head has no word joiners', () => {
  for (const path of paths) expect(documentOf(path).head.innerHTML).not.toContain('\u2060');
});
