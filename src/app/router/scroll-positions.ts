import { followedLink } from '../../chrome/followed-link.ts';

/**
 * A scroll position, relative to a section of the page: the heights of the sections above are estimates until the
 * browser renders them (`content-visibility`).
 */
interface ScrollPosition {
  bandIndex: number;
  /** Distance from the top of the section, in px. */
  offset: number;
}

/** The nth link with this href. The element itself no longer exists when the visitor returns. */
interface LinkPosition {
  href: string;
  index: number;
}

/** The positions, by key of the history entry. */
const scrollPositions = new Map<string, ScrollPosition>();
const followedLinks = new Map<string, LinkPosition>();

const bands = () => [...document.querySelectorAll('main > *, footer')];
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

function currentPosition(): ScrollPosition {
  const tops = bands().map((band) => band.getBoundingClientRect().top);
  const bandIndex = Math.max(
    0,
    tops.findLastIndex((top) => top <= 0),
  );
  return { bandIndex, offset: -(tops[bandIndex] ?? 0) };
}

/**
 * Restores the position of a history entry. Scrolls twice, because the first scroll gives the section its real height.
 */
export function restoreScroll(key: string) {
  const { bandIndex, offset } = scrollPositions.get(key) ?? { bandIndex: 0, offset: 0 };
  const scroll = () => {
    const top = bands()[bandIndex]?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top + offset, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** Focuses the link that the visitor followed from a history entry. Returns false if that is not possible. */
export function focusFollowedLink(key: string): boolean {
  const position = followedLinks.get(key);
  const link = position && linksTo(position.href)[position.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Records the scroll position of a history entry and the followed link.
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
