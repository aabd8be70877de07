// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../src/site/published-languages.ts';
import { articleLists, articlePaths, documentOf, paths, textOf } from './documents.ts';

const pagesAndArticles = [...paths, ...articlePaths];

/** Matches a rupee sign before a space, or a space between a figure and its percent sign. */
const misspelled = /.{0,20}(?:₹\s|\d\s%).{0,10}/gu;

const feeds = ['/feed.xml', ...languages.map((language) => `/${language}/feed.xml`)];

const documents = [...pagesAndArticles, ...articleLists, '/404', ...feeds];
it.each(documents)('%s has no space next to a ₹ or %% sign', (path) => {
  const textsIn = ({ title, body }: Document) => {
    const described = body.ownerDocument.querySelectorAll(
      '[content], [aria-label], [aria-valuetext], [title], desc',
    );
    const values = [...described].flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
    return [title, body.textContent, ...values].join('\n');
  };
  const text = feeds.includes(path) ? readFileSync(`dist${path}`, 'utf8') : textsIn(documentOf(path));
  expect(text.match(misspelled) ?? []).toEqual([]);
});

/** Elements whose text stays on one line, or is not broken into lines. */
const KEPT = '.whitespace-nowrap, svg, .sr-only';
/**
 * Headings and introductions, in which line breaks are visible most. Balanced headings are left out, because they do
 * not fill their lines.
 */
const LARGE = ':is(h1, h2, h3, h4, th):not(.text-balance), .text-lg';

it.each(pagesAndArticles)('%s keeps ranges and short hyphenated words on one line', (path) => {
  const page = documentOf(path);
  const walker = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest(KEPT)) continue;
    if (/\d–[\d₹]| ·/.test(data)) broken.push(data);
    if (parentElement?.closest(LARGE))
      broken.push(...data.split(/\s/).filter((word) => word.length <= 14 && /[^–-]-[^–-]/.test(word)));
  }
  expect(broken, 'show them by preventRangeWraps() (src/components/no-wrap-ranges.ts)').toEqual([]);
});

it('no page has a text node that is only a space, because screen readers skip it at the end of a line', () => {
  const separate = '<!-- --> <!-- -->';
  expect(
    paths.filter((path) => documentOf(path).querySelector('main')?.innerHTML.includes(separate)),
  ).toEqual([]);
});

/** The inline elements. Screen readers announce other elements separately, so these need no space between them. */
const inline = 'abbr, b, bdi, cite, code, em, i, label, mark, q, small, span, strong, sub, sup, time';

/** Returns adjacent words of two inline elements that have no space between them. */
function joined(root: Element): string[] {
  const found: string[] = [];
  let before = '';
  const read = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches('[aria-hidden=true]')) return;
      const isInline = node.matches(inline);
      if (!isInline) before = '';
      if (!node.matches('svg, style')) node.childNodes.forEach(read);
      if (!isInline) before = '';
    } else if (node.nodeType === Node.TEXT_NODE && node.textContent) {
      const pair = `${before.slice(-30)}|${node.textContent.slice(0, 30)}`;
      // A letter directly after a digit is allowed, because it is a unit, as in '2B+'.
      if (/[\p{L}+]\|[\p{L}\p{N}]|\p{N}\|[\p{N}+]/u.test(pair)) found.push(pair);
      before = node.textContent;
    }
  };
  read(root);
  return found;
}

const samplePages = [...paths, articlePaths[0] ?? '', articleLists[0] ?? '', '/404'];
it.each(samplePages)('%s has a space between words of different elements (1.3.1)', (path) =>
  expect(joined(documentOf(path).body)).toEqual([]),
);

const landmarks = 'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search]';
const nameOf = (landmark: Element) =>
  landmark.getAttribute('aria-label') ??
  textOf(landmark.ownerDocument.getElementById(landmark.getAttribute('aria-labelledby') ?? ''));

it('no landmark has the same name as a disclosure inside or around it, because screen readers would announce it twice', () => {
  const twice = pagesAndArticles.flatMap((path) =>
    [...documentOf(path).querySelectorAll('details')].filter((fold) =>
      [fold.closest(landmarks), ...fold.querySelectorAll(landmarks)].some(
        (landmark) => landmark && nameOf(landmark) === textOf(fold.querySelector('summary')),
      ),
    ),
  );
  expect(twice.map((fold) => fold.outerHTML)).toEqual([]);
});
