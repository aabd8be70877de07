import type { Page } from '@playwright/test';
import { describeElement } from '../engines/element.ts';
import type { FoundElement } from '../engines/element.ts';
import type { Finding } from '../engines/finding.ts';

/** A violation that one of our checks has found. */
export interface Violation extends FoundElement {
  message: string;
}

export interface Check {
  /** The name of the check in canary/canary.spec.ts. */
  name: string;
  /** The WCAG 2.2 criterion of the check. */
  criterion: string;
  run: (page: Page) => Promise<Violation[]>;
}

/** Functions that the checks use in the page. */
interface Helpers {
  /** Returns whether the element is rendered, has an area, and is neither transparent, inert nor completely clipped. */
  isVisible: (element: Element) => boolean;
  visibleAll: <Type extends HTMLElement = HTMLElement>(selector: string) => Type[];
  /** Returns an approximate accessible name: labels, text and text alternatives that are not aria-hidden. */
  accessibleName: (element: Element) => string;
  /** Returns the area that reacts to a press: the element, or its offset parent if the element's `::after` covers it. */
  targetBox: (element: Element) => DOMRect;
  report: (element: Element, message: string) => Violation;
  /** Returns the text nodes that contain a letter or a digit and whose parent is visible. */
  texts: () => { text: Text; parent: HTMLElement }[];
}

declare global {
  interface Window {
    helpers: Helpers;
    describeElement: typeof describeElement;
  }
}

/** Sets `window.helpers` in the current document. Violations name the `selectors` that match their element. */
export async function installHelpers(page: Page, selectors: readonly string[] = []) {
  await page.evaluate(`window.describeElement = ${String(describeElement)}`);
  await page.evaluate((selectors) => {
    /** Returns whether the element or an ancestor has the `clip-path` of the class `sr-only`. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        !element.closest('[inert]') &&
        !isClipped(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const getText = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
      const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
      return label ?? [...node.childNodes].map(getText).join(' ');
    };
    const accessibleName = (element: Element) => {
      const ids = element.getAttribute('aria-labelledby');
      const labels = 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
      const texts = ids
        ? ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '')
        : [element.getAttribute('aria-label') ?? (labels.length ? labels : [element]).map(getText)].flat();
      return texts.join(' ').replace(/\s+/g, ' ').trim();
    };
    const targetBox = (element: Element) => {
      const { position, inset } = getComputedStyle(element, '::after');
      const stretched = position === 'absolute' && inset === '0px' && (element as HTMLElement).offsetParent;
      return (stretched || element).getBoundingClientRect();
    };
    const report = (element: Element, message: string) => ({
      ...window.describeElement(element, selectors, null),
      message,
    });
    const texts = () => {
      const found: { text: Text; parent: HTMLElement }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (parent && /[\p{L}\p{N}]/u.test(text.data) && isVisible(parent)) found.push({ text, parent });
      }
      return found;
    };
    const visibleAll = <Type extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<Type>(selector)].filter(isVisible);
    window.helpers = { isVisible, visibleAll, accessibleName, targetBox, report, texts };
  }, selectors);
}

/** Creates a check from a function that runs in the page. */
export const inPage = (name: string, criterion: string, find: () => Violation[]): Check => ({
  name,
  criterion,
  run: (page) => page.evaluate(find),
});

/** Returns the violations of a check as findings. */
export const toFindings = ({ name, criterion }: Omit<Check, 'run'>, violations: Violation[]): Finding[] =>
  violations.map(({ message, ...element }) => ({
    ...element,
    engine: 'own',
    rule: name,
    criterion,
    isCertain: true,
    message: `${message} (${criterion})`,
  }));
