// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, paths } from './documents.ts';

it.each([...paths, ...articlePaths])(
  '%s has no range that a line could end in, nor a dot to begin one',
  (path) => {
    const page = documentOf(path);
    for (const drawn of page.querySelectorAll('svg')) drawn.remove();
    const words = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (words.nextNode()) {
      const text = words.currentNode.nodeValue ?? '';
      // Where a carousel stands is alone on its line.
      if (/\d–[\d₹]/.test(text) && !/^\d–\d of \d$/.test(text)) broken.push(text);
      if (text.includes(' ·')) broken.push(text);
    }
    expect(broken).toEqual([]);
  },
);

it('no space stands alone between two texts: at the end of a line it would not be read', () => {
  const broken = paths.filter((path) =>
    documentOf(path).querySelector('main')?.innerHTML.includes('<!-- --> <!-- -->'),
  );
  expect(broken).toEqual([]);
});

it('what is told to search engines and searched is as it was written', () => {
  for (const path of paths) expect(documentOf(path).head.innerHTML).not.toContain('\u2060');
});
