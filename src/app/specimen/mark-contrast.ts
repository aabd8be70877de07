import { findLowPairs } from '../../../tailwind/nearest.ts';
import type { Theme } from '../../../tailwind/theme.ts';
import { serializeCss } from './serialize-css.ts';

/** The attribute of marked elements. Its value names the two colours. */
const MARK = 'data-low-contrast';

/** Returns the background colour of an element or of its closest ancestor that has one, or else ''. */
function findBackground(element: Element): string {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const { backgroundColor } = getComputedStyle(ancestor);
    if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());

/** Marks texts whose two colours are a pair of roles with too little contrast in the current colour scheme. */
export function markLowContrast({ light, dark }: Pick<Theme, 'light' | 'dark'>): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const colours = isDark ? dark : light;
  const colourKey = (text: string, background: string) => `${text} ${background}`;
  const failing = new Map(
    findLowPairs(colours).map(({ text, ground }) => [
      colourKey(serializeCss('color', colours[text]), serializeCss('color', colours[ground])),
      `${text} on ${ground}`,
    ]),
  );
  if (failing.size === 0) return;
  for (const element of document.querySelectorAll('main *:not([data-studio] *)')) {
    if (!hasText(element)) continue;
    const pair = failing.get(colourKey(getComputedStyle(element).color, findBackground(element)));
    if (pair) element.setAttribute(MARK, pair);
  }
}
