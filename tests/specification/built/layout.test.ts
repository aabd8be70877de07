// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articlePaths, documentOf, htmlOf, paths, textOf } from '../../built/documents.ts';

/** Elements that keep their text on one line, or do not set it in lines. */
const KEPT = '.whitespace-nowrap, svg';

/** Where a word that is broken after its hyphen is conspicuous: headings and leads. A balanced heading does not fill its lines. */
const LARGE = ':is(h1, h2, h3, h4, th):not(.text-balance), .text-lg';

it.each([...paths, ...articlePaths])(
  '%s breaks no short word after its hyphen in headings and leads',
  (path) => {
    const page = documentOf(path);
    const walker = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!parentElement?.closest(LARGE) || parentElement.closest(`${KEPT}, .sr-only`)) continue;
      broken.push(...data.split(/\s/).filter((word) => word.length <= 14 && /[^–-]-[^–-]/.test(word)));
    }
    expect(broken, 'show them by noWrapRanges() (src/components/no-wrap-ranges.ts)').toEqual([]);
  },
);

it.each(paths)('%s collapses no list of fewer than seven lines on phones', (path) => {
  const lists = new Map<Element, number>();
  for (const fold of documentOf(path).querySelectorAll('main [data-collapse]')) {
    const list = fold.closest('section:has(h2), aside') ?? fold; // the folds of a list count together
    lists.set(list, (lists.get(list) ?? 0) + fold.querySelectorAll('li, tr').length);
  }
  expect([...lists.values()].filter((lines) => lines < 7)).toEqual([]);
});

it.each(paths.flatMap((path) => [path, `/hi${path}`]).filter((path) => htmlOf(path)))(
  '%s begins no two sections in a row with a note, has forms before contact details, and account books with equal pages',
  (path) => {
    const notes = [...documentOf(path).querySelectorAll('main > *')].map((section) =>
      textOf(section.querySelector('header:has(h2) > p:first-child')),
    );
    expect(notes.filter((note, i) => note && notes[i + 1])).toEqual([]);
    const books = [...documentOf(path).querySelectorAll('.account-book')].map(({ children }) =>
      [...children].map((side) => textOf(side).length),
    );
    expect(books.filter((sides) => Math.max(...sides) > 1.6 * Math.min(...sides))).toEqual([]);
    const early = [...documentOf(path).querySelectorAll('main section:has(form[data-draft])')].filter(
      (section) => {
        const order = [...section.querySelectorAll('form[data-draft], a[href^="tel:"]')];
        return (
          order.findIndex((element) => !element.closest('[data-without-script]')) !==
          order.findIndex((element) => element.matches('form'))
        );
      },
    );
    expect(
      early.map(({ id }) => id),
      'phones show them in this order (src/sections/form-section.tsx)',
    ).toEqual([]);
  },
);

it.each(['', '/hi'])('%s/appointment has the form before the film', (base) => {
  const order = [
    ...documentOf(`${base}/appointment`).querySelectorAll('main form[data-draft], main figure > img'),
  ];
  expect(order.map(({ localName }) => localName).slice(0, 2)).toEqual(['form', 'img']);
});
