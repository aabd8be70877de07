import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** Elements whose words are not compared, each with the reason. */
const notCompared = [
  '[data-needs-script]', // controls are hidden without JavaScript
  '[data-without-script]', // this text replaces a control
  'a[href="#main"]', // the skip link is visible only with the focus
  '#mobile-menu, nav[aria-label="Main"]', // the footer has the links of the menus
  'header .plate-button', // the footer has the link to Contact
  '.print\\:block, .print\\:flex', // these are visible only in print
  '.print\\:hidden, .no-script\\:hidden', // these are hidden on purpose
  '[data-collapse] > summary', // the label repeats a heading on a phone
  '[data-floating]', // the footer has phone and chat
  'body > [role=status]', // this notice is shown while a press waits for a script
  'header [hreflang]', // links to the page in other languages are not part of its words
  '[id$="-limit"][hidden]', // this is screen-reader text of the character limit
  'option', // a closed select shows only its value
  'svg title, svg desc, [aria-hidden="true"]', // these are not shown as text, or not announced
].join();

const splitIntoWords = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface WordOptions {
  /** The selector of further elements to exclude. */
  exclude?: string;
  /** Whether to exclude closed panels and slides out of view. */
  onlyVisible?: boolean;
}

/** Returns the words of a page in the order of the DOM, in lower case and without punctuation. */
export async function wordsOf(page: Page, { exclude, onlyVisible = false }: WordOptions = {}) {
  const text = await page.evaluate(
    ([excluded, onlyVisible]) => {
      const pieces: string[] = [];
      const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
      const visit = (node: Node) => {
        if (node instanceof Text) return void pieces.push(node.data);
        if (!(node instanceof Element) || node.matches('script, style, noscript, template')) return;
        if (node.matches(excluded)) return;
        const isBoxless = getComputedStyle(node).display === 'contents';
        if (onlyVisible && !isBoxless && !node.checkVisibility({ visibilityProperty: true })) return;
        const edge = isInline(node) ? '' : ' ';
        pieces.push(edge);
        node.childNodes.forEach(visit);
        pieces.push(edge);
      };
      visit(document.body);
      return pieces.join('');
    },
    [[notCompared, exclude].filter(Boolean).join(), onlyVisible] as const,
  );
  return splitIntoWords(text);
}

export async function wordsOfPdf(file: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let end = { x: 0, y: 0 };
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x, y] = item.transform.slice(4) as [number, number];
      // Adjacent pieces of text without a gap belong to one word.
      if (Math.abs(y - end.y) > 1 || Math.abs(x - end.x) > item.height / 5) text += ' ';
      text += item.str;
      end = { x: x + item.width, y };
    }
    text += '\n';
  }
  return splitIntoWords(text);
}

/** Returns the `wanted` words that `found` lacks, each as often as it is missing. */
function findMissingWords(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** The share of words that may be missing, because a line break splits them. */
const TOLERATED = 0.005;

export function expectNoMissingWords(wanted: readonly string[], found: readonly string[], where: string) {
  const missing = findMissingWords(wanted, found);
  const shown = missing.length <= wanted.length * TOLERATED ? [] : missing;
  expect(shown, `${missing.length} of ${wanted.length} words are missing ${where}`).toEqual([]);
}
