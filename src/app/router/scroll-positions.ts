import { followedLink } from '../../chrome/followed-link.ts';

/**
 * A scroll position relative to a section of the page. A position relative to the page would be inexact: the heights of
 * sections are estimates until the browser renders them (`content-visibility`).
 */
interface ScrollPosition {
  sectionIndex: number;
  /** Distance from the top of the section, in px. */
  offset: number;
}

/** A link as the nth with its `href`. Its element no longer exists when the visitor returns. */
interface LinkPosition {
  href: string;
  index: number;
}

/** The scroll positions, by the key of the history entry. */
const scrollPositions = new Map<string, ScrollPosition>();
const followedLinks = new Map<string, LinkPosition>();

const sections = () => [...document.querySelectorAll('main > *, footer')];
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

function currentPosition(): ScrollPosition {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const sectionIndex = Math.max(
    0,
    tops.findLastIndex((top) => top <= 0),
  );
  return { sectionIndex, offset: -(tops[sectionIndex] ?? 0) };
}

/**
 * Restores the scroll position of a history entry. Scrolls twice: the first scroll makes the browser render the
 * section.
 */
export function restoreScroll(key: string) {
  const { sectionIndex, offset } = scrollPositions.get(key) ?? { sectionIndex: 0, offset: 0 };
  const scroll = () => {
    const top = sections()[sectionIndex]?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top + offset, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** Focuses the link that the visitor followed from a history entry. Returns false if the link cannot be focused. */
export function focusFollowedLink(key: string): boolean {
  const position = followedLinks.get(key);
  const link = position && linksTo(position.href)[position.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Records the scroll position of a history entry, and the link that the visitor follows from there.
 * @returns a function that stops recording
 */
export function trackScroll(key: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const savePosition = () => scrollPositions.set(key, currentPosition());
  const saveLink = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    followedLinks.set(key, { href: link.href, index: linksTo(link.href).indexOf(link) });
    savePosition(); // sections may have been rendered since the last scroll event
  };
  addEventListener('scroll', savePosition, { passive: true, signal });
  addEventListener('click', saveLink, { capture: true, signal });
  return () => controller.abort();
}
