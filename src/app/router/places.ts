import { followed } from '../../chrome/followed-link.ts';

/** A place on a page: so many px below the top of a band. Bands above it may not have been laid out yet. */
interface Place {
  band: number;
  below: number;
}
const places = new Map<string, Place>();
const bands = () => [...document.querySelectorAll('main > *, footer')];

function placeNow(): Place {
  const tops = bands().map((band) => band.getBoundingClientRect().top);
  const band = Math.max(
    0,
    tops.findLastIndex((top) => top <= 0),
  );
  return { band, below: -(tops[band] ?? 0) };
}

/** Scrolls to where the entry of the history was left. Twice: the first lays the band out, with its true height. */
export function returnToPlace(key: string) {
  const { band, below } = places.get(key) ?? { band: 0, below: 0 };
  const scroll = () => {
    const top = bands()[band]?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top + below, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** The link by which each place was left: its number among those of its address, since the page is rendered anew. */
const ways = new Map<string, { href: string; nth: number }>();
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** Focus to that link, so that the next Tab goes on from there; false where it is gone, hidden or inert. */
export function focusWayFrom(key: string): boolean {
  const way = ways.get(key);
  const link = way && linksTo(way.href)[way.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/**
 * Writes down, for an entry of the history, where its page is scrolled to and by which link it is left.
 * @returns what ends it
 */
export function keepPlace(key: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const keep = () => places.set(key, placeNow());
  const keepWay = (event: MouseEvent) => {
    const link = followed(event);
    if (!link) return;
    ways.set(key, { href: link.href, nth: linksTo(link.href).indexOf(link) });
    keep(); // bands may have been laid out since the page was scrolled
  };
  addEventListener('scroll', keep, { passive: true, signal });
  addEventListener('click', keepWay, { capture: true, signal });
  return () => stop.abort();
}
