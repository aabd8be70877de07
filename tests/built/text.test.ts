// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleLists, articlePaths, documentOf, paths, textOf } from './documents.ts';

/** Number words, except 'one', which is usually a pronoun. */
const counts =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty)\b|^\d+\b/i;

const headings = paths.flatMap((path) => {
  const page = documentOf(path);
  return [page.title, ...[...page.querySelectorAll('h1, h2, h3')].map(textOf)].map((words) => ({
    path,
    words,
  }));
});

it('at most five headings of the site contain a number', () => {
  expect(headings.length).toBeGreaterThan(9 * paths.length);
  const counting = [...new Set(headings.filter(({ words }) => counts.test(words)).map(({ words }) => words))];
  expect(counting.length, `${counting.join('\n')}`).toBeLessThanOrEqual(5);
});

it('no h1 or title is a generic phrase', () => {
  const generic = /^(what it is|what you gain|why choose us|the process|services|get started)\W*$/i;
  const vague = paths.flatMap((path) =>
    [documentOf(path).title.split(/ [|–·] /)[0] ?? '', textOf(documentOf(path).querySelector('h1'))]
      .filter((words) => generic.test(words))
      .map((words) => `${path}: ${words}`),
  );
  expect(vague).toEqual([]);
});

/** A rupee sign followed by a space, or a space between a figure and its per cent sign. */
const misspelled = /.{0,20}(?:₹\s|\d\s%).{0,10}/gu;

it.each([...paths, ...articlePaths, ...articleLists, '/404'])(
  '%s writes numbers as 96%% and ₹10 lakh',
  (path) => {
    const page = documentOf(path);
    const attributes = [
      ...page.querySelectorAll('[content], [aria-label], [aria-valuetext], [title], desc'),
    ].flatMap((element) => [...element.attributes].map(({ value }) => value));
    const words = [page.title, page.body.textContent ?? '', ...attributes].join('\n');
    expect(words.match(misspelled) ?? []).toEqual([]);
  },
);

it('the feed writes numbers as 96% and ₹10 lakh', () => {
  expect(readFileSync('dist/feed.xml', 'utf8').match(misspelled) ?? []).toEqual([]);
});

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

const blocks = new Set(
  'a address article aside blockquote body button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header legend li main nav ol option optgroup output p section select summary table tbody td textarea th thead tr ul svg br hr img input picture'.split(
    ' ',
  ),
);

/** Adjacent words of two inline elements without a space between them; links and buttons are announced separately. */
function joined(root: Element): string[] {
  const found: string[] = [];
  let before = '';
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = node.textContent ?? '';
      if (!text) return;
      // A letter after a digit is a unit, as in '2B+'.
      const isJoined =
        (/[\p{L}+]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text)) ||
        (/\p{N}$/u.test(before) && /^[\p{N}+]/u.test(text));
      if (isJoined) found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
      before = text;
      return;
    }
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return;
    const isBlock = blocks.has(node.localName);
    if (isBlock) before = '';
    if (node.localName !== 'svg' && node.localName !== 'style') node.childNodes.forEach(read);
    if (isBlock) before = '';
  };
  read(root);
  return found;
}

it.each([...paths, articlePaths[0] ?? '', articleLists[0] ?? '', '/404'])(
  '%s has a space between neighbouring words of different elements (1.3.1)',
  (path) => {
    expect(joined(documentOf(path).body)).toEqual([]);
  },
);

const landmarks = 'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search]';

function nameOf(landmark: Element) {
  const id = landmark.getAttribute('aria-labelledby') ?? '';
  return landmark.getAttribute('aria-label') ?? textOf(landmark.ownerDocument.getElementById(id));
}

it('no landmark has the name of a fold that it contains or that contains it, which would be announced twice', () => {
  const twice = [...paths, ...articlePaths].flatMap((path) =>
    [...documentOf(path).querySelectorAll('details')].flatMap((fold) => {
      const name = textOf(fold.querySelector('summary'));
      return [fold.closest(landmarks), ...fold.querySelectorAll(landmarks)]
        .filter((landmark) => landmark && nameOf(landmark) === name)
        .map(() => `${path}: ${name}`);
    }),
  );
  expect(twice).toEqual([]);
});

/** Pages whose collapsed tables and lists are secondary content. */
const secondary = new Set(['/privacy', '/papers']);

it.each(paths.filter((path) => !secondary.has(path)))(
  '%s collapses no table, calculator or row on phones',
  (path) => {
    const folds = documentOf(path).querySelectorAll('main [data-collapse]');
    expect([...folds].filter((fold) => fold.querySelector('table, [data-sheet], .rows'))).toEqual([]);
  },
);
