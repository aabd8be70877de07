import { followedLink } from '../../chrome/followed-link.ts';

/**
 * A scroll position, relative to a band of the page: the heights of the bands above are estimates until the browser
 * renders them (`content-visibility`).
 */
interface ScrollPosition {
  bandIndex: number;
  /** Distance from the top of the band, in px. */
  offset: number;
}

/** The nth link with this href: the element itself does not exist any more when the visitor comes back. */
interface LinkPosition {
  href: string;
  index: number;
}

/** The positions by the key of the history entry. */
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

/** Restores the position of a history entry. Scrolls twice: the first time the band gets its real height. */
export function restoreScroll(key: string) {
  const { bandIndex, offset } = scrollPositions.get(key) ?? { bandIndex: 0, offset: 0 };
  const scroll = () => {
    const top = bands()[bandIndex]?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top + offset, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** Focuses the link that was followed from a history entry; returns false if that is impossible. */
export function focusFollowedLink(key: string): boolean {
  const position = followedLinks.get(key);
  const link = position && linksTo(position.href)[position.index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Records the scroll position of a history entry and the link that is followed from it.
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
    savePosition(); // bands may have been rendered since the last scroll event
  };
  addEventListener('scroll', savePosition, { passive: true, signal });
  addEventListener('click', saveLink, { capture: true, signal });
  return () => controller.abort();
}
