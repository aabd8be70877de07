import { findFollowedLink } from '../../chrome/followed-link.ts';
import { parseStored, readStorage, writeStorage } from '../../lib/storage.ts';

/** Identifies a link without its element, because the element no longer exists when the visitor returns to the page. */
interface LinkPosition {
  href: string;
  /** The index of the link among the links with this `href`. */
  index: number;
}

/**
 * A scroll position relative to a section, and the link that the visitor followed there. A position relative to the page
 * would be inexact, because the browser estimates the heights of sections until it renders them (`content-visibility`).
 */
export interface ScrollPosition {
  sectionIndex: number;
  /** The distance from the top of the section, in px. */
  offset: number;
  link?: LinkPosition | undefined;
}

const STORAGE_KEY = 'scroll-positions';

/** The maximum number of stored positions. */
const MAX_STORED = 50;

/** The positions by the key of the history entry. */
const scrollPositions = new Map<string, ScrollPosition>(readPositions());

function readPositions(): [string, ScrollPosition][] {
  const stored = parseStored(readStorage('session', STORAGE_KEY));
  return Array.isArray(stored) ? stored : [];
}

/** Stores the positions, for a reload and for pages without React Router. */
export const storePositions = () =>
  writeStorage('session', STORAGE_KEY, JSON.stringify([...scrollPositions].slice(-MAX_STORED)));

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

/** Returns the position of a history entry, or `undefined` if none is recorded. */
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

function findFollowed({ link }: ScrollPosition) {
  return link && findLinks(link.href)[link.index];
}

/** Opens the closed answer that contains the followed link. */
export function revealFollowedLink(position: ScrollPosition) {
  const closed = findFollowed(position)?.closest('[hidden="until-found"]');
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true })); // the accordion renders its new state later
  closed?.removeAttribute('hidden');
}

/** Focuses the followed link. Returns whether it has the focus. */
export function focusFollowedLink(position: ScrollPosition): boolean {
  const link = findFollowed(position);
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Records the scroll position of a history entry, and the link that the visitor follows on its page. Records nothing
 * while the page of another entry is loading: the browser scrolls when React replaces the page. A second click on the
 * link that is loading would add another entry, and is ignored.
 * @returns a function that stops recording
 */
export function trackScroll(key: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isCurrent = () => history.state?.key === key;
  const savePosition = (link = scrollPositions.get(key)?.link) => {
    if (isCurrent()) scrollPositions.set(key, { ...measurePosition(), link });
  };
  // Saves the position at each click: heights can have changed since the last scroll event, because sections were
  // rendered, and the browser itself follows links to fragments.
  const handleClick = (event: MouseEvent) => {
    const link = findFollowedLink(event);
    if (link && !isCurrent() && link.href === location.href) event.preventDefault();
    else savePosition(link && { href: link.href, index: findLinks(link.href).indexOf(link) });
  };
  if (!scrollPositions.has(key)) savePosition();
  addEventListener('scroll', () => savePosition(), { passive: true, signal });
  addEventListener('click', handleClick, { capture: true, signal });
  return () => controller.abort();
}
