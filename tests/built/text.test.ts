// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages } from '../../src/site/published-languages.ts';
import { articleLists, articlePaths, documentOf, findAll, mainOf, paths, textOf } from './documents.ts';

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

/** Elements whose text has no line breaks. */
const UNBROKEN = '.whitespace-nowrap, svg, .sr-only';
/** Large texts, in which a line break inside a word is most visible. Balanced headings rarely have one. */
const LARGE = ':is(h1, h2, h3, h4, th):not(.text-balance), .text-lg';

it.each(pagesAndArticles)(
  '%s has no line break inside a range, before a middle dot, or inside a short word of a large text',
  (path) => {
    const page = documentOf(path);
    const walker = page.createTreeWalker(page.querySelector('main')!, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.closest(UNBROKEN)) continue;
      if (/\d–[\d₹]| ·/.test(data)) broken.push(data);
      if (parentElement?.closest(LARGE))
        broken.push(...data.split(/\s/).filter((word) => word.length <= 14 && /[^–-]-[^–-]/.test(word)));
    }
    expect(broken, 'show them by preventRangeWraps() (src/components/no-wrap-ranges.ts)').toEqual([]);
  },
);

it('no page has a text node that is only a space, because screen readers skip it at the end of a line', () => {
  expect(paths.filter((path) => mainOf(path).innerHTML.includes('<!-- --> <!-- -->'))).toEqual([]);
});

/** Inline elements. Screen readers announce the text of other elements separately, even without a space between them. */
const inline = 'abbr, b, bdi, cite, code, em, i, label, mark, q, small, span, strong, sub, sup, time';

/** Returns words of adjacent inline elements that have no space between them: 'end of one|start of the next'. */
function findJoinedWords(root: Element): string[] {
  const found: string[] = [];
  let before = '';
  const visit = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches('[aria-hidden=true]')) return;
      const isInline = node.matches(inline);
      if (!isInline) before = '';
      if (!node.matches('svg, style')) node.childNodes.forEach(visit);
      if (!isInline) before = '';
    } else if (node.nodeType === Node.TEXT_NODE && node.textContent) {
      const pair = `${before.slice(-30)}|${node.textContent.slice(0, 30)}`;
      // A letter directly after a digit is allowed, because it belongs to the figure, as in '2B+'.
      if (/[\p{L}+]\|[\p{L}\p{N}]|\p{N}\|[\p{N}+]/u.test(pair)) found.push(pair);
      before = node.textContent;
    }
  };
  visit(root);
  return found;
}

const samplePages = [...paths, articlePaths[0] ?? '', articleLists[0] ?? '', '/404'];
it.each(samplePages)('%s has a space between words of different elements (1.3.1)', (path) =>
  expect(findJoinedWords(documentOf(path).body)).toEqual([]),
);

const landmarks = 'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search]';
const nameOf = (landmark: Element) =>
  landmark.getAttribute('aria-label') ??
  textOf(landmark.ownerDocument.getElementById(landmark.getAttribute('aria-labelledby') ?? ''));

it('no landmark has the name of a disclosure inside or around it, because screen readers would announce it twice', () => {
  const repeated = pagesAndArticles
    .flatMap((path) => findAll(path, 'details'))
    .filter((details) =>
      [details.closest(landmarks), ...details.querySelectorAll(landmarks)].some(
        (landmark) => landmark && nameOf(landmark) === textOf(details.querySelector('summary')),
      ),
    );
  expect(repeated.map((details) => details.outerHTML)).toEqual([]);
});
