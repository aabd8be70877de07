import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** What works only where there is a screen and script, or says its words again elsewhere on the page. */
const onScreenOnly = [
  '[data-needs-script]', // controls: nothing happens on paper or without script
  '[data-without-script]', // takes the place of such a control
  'a[href="#main"]', // the skip link
  '.drawer', // the menu of a phone: the footer holds all of its links
  'nav[aria-label="Main"]', // the bar's menus: so too
  'header .plate-button', // the bar's way to Contact: so too
  '.print\\:block', // stands on paper alone
  '[data-folds] > summary', // says on a phone what a heading inside says elsewhere
  '.floating', // the number and the chat stand in the footer
  '.field-hint + [hidden]', // says to a screen reader what the count beside it shows
  'option', // of a closed list the chosen entry alone shows
  'svg title, svg desc, [aria-hidden="true"]', // names and words that are heard or seen only
].join();

const split = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface Choice {
  /** Leave out these elements as well. */
  leaveOut?: string;
  /** Only what has a box; otherwise closed panels and slides out of view count too. */
  shown?: boolean;
}

/** Words of a page in reading order, in lower case, without punctuation. */
export async function wordsOf(page: Page, { leaveOut, shown = false }: Choice = {}) {
  const text = await page.evaluate(
    ([out, onlyShown]) => {
      const pieces: string[] = [];
      const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
      const visit = (node: Node) => {
        if (node instanceof Text) return void pieces.push(node.data);
        if (!(node instanceof Element) || node.matches('script, style, noscript, template')) return;
        if (node.matches(out)) return;
        // What has no box of its own shows what is in it.
        const boxless = getComputedStyle(node).display === 'contents';
        if (onlyShown && !boxless && !node.checkVisibility({ visibilityProperty: true })) return;
        const edge = isInline(node) ? '' : ' ';
        pieces.push(edge);
        node.childNodes.forEach(visit);
        pieces.push(edge);
      };
      visit(document.body);
      return pieces.join('');
    },
    [[onScreenOnly, leaveOut].filter(Boolean).join(), shown] as const,
  );
  return split(text);
}

/** Pages that the menus lead to and no link of the footer. */
export const onlyInMenus = (page: Page) =>
  page.evaluate(() => {
    const addresses = (links: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link) => link.pathname);
    const footer = new Set(addresses('footer a'));
    return addresses('.drawer a[href^="/"], nav[aria-label="Main"] a').filter((path) => !footer.has(path));
  });

/** Words of a PDF. */
export async function wordsOfPdf(file: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    let end = { x: 0, y: 0 };
    for (const item of items) {
      if (!('str' in item)) continue;
      const [x, y] = item.transform.slice(4) as [number, number];
      // Pieces of one word join; lettering of a drawing stands in pieces with nothing between.
      if (Math.abs(y - end.y) > 1 || Math.abs(x - end.x) > item.height / 5) text += ' ';
      text += item.str;
      end = { x: x + item.width, y };
    }
    text += '\n';
  }
  return split(text);
}

/** What `wanted` has more often than `found`, each as often as it is missing. */
function missingWords(wanted: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** Share of a page's words that may be missing, where a line end cuts a word or two of its own making. */
const TOLERATED = 0.005;

/** Fails with the words' names when more than that are missing. */
export function expectSameWords(wanted: readonly string[], found: readonly string[], where: string) {
  const missing = missingWords(wanted, found);
  const shown = missing.length <= wanted.length * TOLERATED ? [] : missing;
  expect(shown, `${missing.length} of ${wanted.length} words are missing ${where}`).toEqual([]);
}
