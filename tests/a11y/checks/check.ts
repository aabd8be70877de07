import type { Page } from '@playwright/test';

/** One fault that a check of our own has found. */
export interface Fault {
  message: string;
  /** The element's opening tag. */
  where: string;
  /** On the canary page: which of its seeded faults this is. */
  seeded?: string | undefined;
  /** Those of the selectors given to `lendAid` that the element matches. */
  matches: string[];
}

export interface Check {
  /** Names the check in the canary's table. */
  name: string;
  /** WCAG 2.2 criterion it watches over. */
  criterion: string;
  run: (page: Page) => Promise<Fault[]>;
}

/** What every check's code in the page may use. */
interface Aid {
  /** To be seen: rendered, not inert, not clipped away, and with an area. */
  shown: (element: Element) => boolean;
  shownAll: <Type extends HTMLElement = HTMLElement>(selector: string) => Type[];
  /** Accessible name, near enough: labels, text and alternatives without what is aria-hidden. */
  name: (element: Element) => string;
  /** The box on which a control is pressed: that of its offset parent if its `::after` is stretched over it. */
  box: (element: Element) => DOMRect;
  tell: (element: Element, message: string) => Fault;
  /** Text nodes with a letter or digit whose element is shown. */
  texts: () => { text: Text; parent: HTMLElement }[];
}

declare global {
  interface Window {
    aid: Aid;
  }
}

/**
 * Puts `window.aid` into the page as it is now; a navigation takes it away.
 * @param selectors to be tried on every element that has a fault
 */
export const lendAid = (page: Page, selectors: readonly string[] = []) =>
  page.evaluate((selectors) => {
    /** The way of `sr-only`: there for screen readers alone. */
    const clippedAway = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || clippedAway(element.parentElement));
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        !element.closest('[inert]') &&
        !clippedAway(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const byIds = (ids: string) => ids.split(/\s+/).map((id) => document.getElementById(id));
    const words = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      return label ?? [...node.childNodes].map(words).join(' ');
    };
    const name = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby');
      const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
      const text = ids
        ? byIds(ids).map((other) => other?.textContent ?? '')
        : [element.getAttribute('aria-label') ?? (labels.length ? labels.map(words) : words(element))].flat();
      return text.join(' ').replace(/\s+/g, ' ').trim();
    };
    const box = (element: Element) => {
      const { position, inset } = getComputedStyle(element, '::after');
      const stretched = position === 'absolute' && inset === '0px' && (element as HTMLElement).offsetParent;
      return (stretched || element).getBoundingClientRect();
    };
    const tell = (element: Element, message: string) => ({
      message,
      where: (element.cloneNode(false) as Element).outerHTML.slice(0, 220),
      seeded: element.closest<HTMLElement>('[data-fault]')?.dataset.fault,
      matches: selectors.filter((selector) => element.matches(selector)),
    });
    const texts = () => {
      const found: { text: Text; parent: HTMLElement }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (parent && /[\p{L}\p{N}]/u.test(text.data) && shown(parent)) found.push({ text, parent });
      }
      return found;
    };
    window.aid = {
      shown,
      shownAll: <Type extends HTMLElement>(selector: string) =>
        [...document.querySelectorAll<Type>(selector)].filter(shown),
      name,
      box,
      tell,
      texts,
    };
  }, selectors);

/** A check whose whole work is one function in the page. */
export const inPage = (name: string, criterion: string, look: () => Fault[]): Check => ({
  name,
  criterion,
  run: (page) => page.evaluate(look),
});

export const describeFault = ({ message, where }: Fault) => `${message}\n    ${where}`;
