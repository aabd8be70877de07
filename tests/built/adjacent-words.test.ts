// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articleLists, articlePaths, documentOf, paths } from './documents.ts';

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
