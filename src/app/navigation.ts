import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { followed } from '../chrome/followed-link.ts';
import { dialogIsOpen } from '../lib/open-dialog.ts';
import { prefersReducedMotion } from '../lib/reduced-motion.ts';
import { match } from '../site/derive.ts';

/** How long a smooth scroll may take before a place is left as it is, in ms. */
const SCROLL_PATIENCE = 3000;
/** How long an open dialog may take to leave before focus moves all the same, in ms. */
const DIALOG_PATIENCE = 1500;

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

/** Twice: the first makes the browser lay the band out, with its true height. */
function returnTo({ band, below }: Place = { band: 0, below: 0 }) {
  const scroll = () => {
    const top = bands()[band]?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top + below, behavior: 'instant' });
  };
  scroll();
  requestAnimationFrame(scroll);
}

/** The link by which each place was left: so manieth of those with its address, since the page is rendered anew. */
const ways = new Map<string, { href: string; nth: number }>();
const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);

/** Focus to that link, so that the next Tab goes on from there; false where it is gone, hidden or inert. */
function focusWayFrom(key: string): boolean {
  const way = ways.get(key);
  const link = way && linksTo(way.href)[way.nth];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}

/** Calls back once no dialog is open: while one is, the page is inert and refuses focus (RC3). */
function whenDialogsAreGone(then: () => void): () => void {
  const end = performance.now() + DIALOG_PATIENCE;
  let timer = 0;
  const look = () => {
    timer = window.setTimeout(
      dialogIsOpen() && performance.now() < end ? look : then,
      dialogIsOpen() ? 16 : 0,
    );
  };
  look();
  return () => clearTimeout(timer);
}

/** The id that a hash names; one that is no valid percent-encoding is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Brings the target of an address's hash into view and moves focus there. */
function goToAnchor(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  if (!target) return false;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  target.focus({ preventScroll: true });
  // Bands on the way were laid out meanwhile, each with its true height: the place may not be where it was.
  const stop = new AbortController();
  const { signal } = stop;
  setTimeout(() => stop.abort(), SCROLL_PATIENCE); // where nothing had to scroll, a later scroll is the visitor's
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(sign, () => stop.abort(), { signal });
  addEventListener('scrollend', () => (stop.abort(), target.scrollIntoView({ behavior: 'instant' })), {
    signal,
  });
  return true;
}

/**
 * What happens after a navigation: scroll, then focus on the new page's h1 (RC1). Nothing on the first load;
 * a change of hash goes to its anchor; Back and Forward restore the old position, and focus on the link followed from there (RC2).
 */
export function usePageArrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const previous = useRef({ pathname, hash, key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto'; // a reload keeps its place by itself
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => {
    const keep = () => places.set(key, placeNow());
    const keepWay = (event: MouseEvent) => {
      const link = followed(event);
      if (link) ways.set(key, { href: link.href, nth: linksTo(link.href).indexOf(link) });
    };
    addEventListener('scroll', keep, { passive: true });
    addEventListener('click', keepWay, true);
    return () => {
      removeEventListener('scroll', keep);
      removeEventListener('click', keepWay, true);
    };
  }, [key]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, hash, key };
    if (from.key === key && from.pathname === pathname && from.hash === hash) return;
    if (from.pathname === pathname) {
      const isAnchor = hash && type !== 'POP';
      if (isAnchor && dialogIsOpen()) return whenDialogsAreGone(() => void goToAnchor(hash));
      if (isAnchor) goToAnchor(hash);
      else if (type === 'POP') returnTo(places.get(key));
      return;
    }
    return whenDialogsAreGone(() => {
      if (type === 'POP') {
        returnTo(places.get(key));
        if (focusWayFrom(key)) return;
      } else if (hash && goToAnchor(hash)) return;
      else {
        const smooth = match(pathname)?.opens === 'smoothly' && !prefersReducedMotion();
        scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
      }
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    });
  }, [pathname, hash, key, type]);
}
