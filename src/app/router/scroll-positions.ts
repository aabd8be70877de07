import { findFollowedLink } from '../../chrome/followed-link.ts';

/**
 * A scroll position relative to a section. A position relative to the page would be inexact, because the browser
 * estimates the heights of sections until it renders them (`content-visibility`).
 */
export interface ScrollPosition {
  sectionIndex: number;
  /** The distance from the top of the section, in px. */
  offset: number;
}

/** Identifies a link without its element, because the element no longer exists when the visitor returns to the page. */
interface LinkPosition {
  href: string;
  /** The index of the link among the links with this `href`. */
  index: number;
}

/** The scroll positions and followed links, by the key of the history entry. */
const scrollPositions = new Map<string, ScrollPosition>();
const followedLinks = new Map<string, LinkPosition>();

const findSections = () => [...document.querySelectorAll('main > *, footer')];
const findLinks = (href: string) => [...document.links].filter((link) => link.href === href);

/** Returns the position relative to the last section that starts above the viewport, or else to the first section. */
function measurePosition(): ScrollPosition {
  const tops = findSections().map((section) => section.getBoundingClientRect().top);
  const sectionIndex = Math.max(
    0,
    tops.findLastIndex((top) => top <= 0),
  );
  return { sectionIndex, offset: -(tops[sectionIndex] ?? 0) };
}

/** Returns the position of a history entry, or `undefined` if none is recorded, as after a reload. */
export const findScrollPosition = (key: string) => scrollPositions.get(key);

/**
 * Scrolls to a position, or to the top if it is `undefined`. Scrolls twice, because after the first scroll the browser
 * renders the section, and heights change.
 */
export function restoreScroll(position: ScrollPosition | undefined) {
  const scroll = () => {
    const section = position && findSections()[position.sectionIndex];
    const top = section ? scrollY + section.getBoundingClientRect().top + position.offset : 0;
    scrollTo({ top, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** Focuses the link that the visitor followed from a history entry. Returns whether the link has the focus. */
export function focusFollowedLink(key: string): boolean {
  const position = followedLinks.get(key);
  const link = position && findLinks(position.href)[position.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Records the scroll position of a history entry, and the link that the visitor follows on its page.
 * @returns a function that stops recording
 */
export function trackScroll(key: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const savePosition = () => scrollPositions.set(key, measurePosition());
  const saveLink = (event: MouseEvent) => {
    const link = findFollowedLink(event);
    if (!link) return;
    followedLinks.set(key, { href: link.href, index: findLinks(link.href).indexOf(link) });
    savePosition(); // heights can have changed since the last scroll event, because sections have been rendered
  };
  addEventListener('scroll', savePosition, { passive: true, signal });
  addEventListener('click', saveLink, { capture: true, signal });
  return () => controller.abort();
}
