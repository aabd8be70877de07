import { expect, it } from 'vitest';
import {
  articleLists,
  articlePaths,
  documentOf,
  findAll,
  isElement,
  mainOf,
  paths,
  textOf,
} from './documents.ts';

const pagesAndArticles = [...paths, ...articlePaths];

it('no main content has a text node that is only a space, because screen readers skip it at the end of a line', () => {
  expect(paths.filter((path) => mainOf(path).innerHTML.includes('<!-- --> <!-- -->'))).toEqual([]);
});

/** Inline elements. Screen readers separate the texts of all other elements, even without a space between the texts. */
const inline = 'abbr, b, bdi, cite, code, em, i, label, mark, q, small, span, strong, sub, sup, time';

/** Returns words of adjacent inline elements that have no space between them: 'end of one|start of the next'. */
function findJoinedWords(root: Element): string[] {
  const found: string[] = [];
  let before = '';
  const visit = (node: Node) => {
    if (isElement(node)) {
      if (node.matches('[aria-hidden=true]')) return;
      const isInline = node.matches(inline);
      if (!isInline) before = '';
      if (!node.matches('svg, style')) node.childNodes.forEach(visit);
      if (!isInline) before = '';
    } else if (node.nodeType === node.TEXT_NODE && node.textContent) {
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
it.each(samplePages)('%s has a space between words of adjacent inline elements (1.3.1)', (path) =>
  expect(findJoinedWords(documentOf(path).body)).toEqual([]),
);

const landmarks = 'nav, aside, section[aria-label], section[aria-labelledby], [role=region], [role=search]';
const nameOf = (landmark: Element) =>
  landmark.getAttribute('aria-label') ??
  textOf(landmark.ownerDocument.getElementById(landmark.getAttribute('aria-labelledby') ?? ''));

it('no landmark has the name of a disclosure inside or around it, because screen readers would announce the name twice', () => {
  const repeated = pagesAndArticles
    .flatMap((path) => findAll(path, 'details'))
    .filter((details) =>
      [details.closest(landmarks), ...details.querySelectorAll(landmarks)].some(
        (landmark) => landmark && nameOf(landmark) === textOf(details.querySelector('summary')),
      ),
    );
  expect(repeated.map((details) => details.outerHTML)).toEqual([]);
});
