import { findFollowedLink } from '../../chrome/followed-link.ts';

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
  /** The distance of the viewport's top from the top of the section, in px. It is negative if the section starts lower. */
  offset: number;
  link?: LinkPosition | undefined;
}

/** The positions by the key of the history entry. */
const scrollPositions = new Map<string, ScrollPosition>();

const findSections = () => [...document.querySelectorAll('main > *, footer')];
const findLinks = (href: string) => [...document.links].filter((link) => link.href === href);

/**
 * Returns the position relative to the section that contains the clicked link, because the browser has certainly rendered
 * that section. Without one, returns the position relative to the last section that starts above the viewport, or else to
 * the first section.
 */
function measurePosition(clicked?: Element): ScrollPosition {
  const sections = findSections();
  const tops = sections.map((section) => section.getBoundingClientRect().top);
  const clickedIndex = sections.findIndex((section) => clicked && section.contains(clicked));
  const sectionIndex = Math.max(0, clickedIndex < 0 ? tops.findLastIndex((top) => top <= 0) : clickedIndex);
  return { sectionIndex, offset: -(tops[sectionIndex] ?? 0) };
}

/**
 * Returns the position of the current history entry, which has this key, or `undefined` if none is recorded. After a
 * reload, or a page without React Router, only the state of the entry has the position.
 */
export const findScrollPosition = (key: string): ScrollPosition | undefined =>
  scrollPositions.get(key) ?? history.state?.position;

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
  const savePosition = (clicked?: HTMLAnchorElement) => {
    if (!isCurrent()) return;
    const link = clicked
      ? { href: clicked.href, index: findLinks(clicked.href).indexOf(clicked) }
      : scrollPositions.get(key)?.link;
    scrollPositions.set(key, { ...measurePosition(clicked), link });
  };
  // Saves the position at each click: heights can have changed since the last scroll event, because sections were
  // rendered, and the browser itself follows links to fragments.
  const handleClick = (event: MouseEvent) => {
    const link = findFollowedLink(event);
    if (link && !isCurrent() && link.href === location.href) event.preventDefault();
    if (!isCurrent()) return;
    savePosition(link);
    if (link) history.replaceState({ ...history.state, position: scrollPositions.get(key) }, '');
  };
  if (!scrollPositions.has(key)) savePosition();
  addEventListener('scroll', () => savePosition(), { passive: true, signal });
  addEventListener('click', handleClick, { capture: true, signal });
  return () => controller.abort();
}
