import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/live-region.ts';
import { focusElement } from '../../lib/focus-element.ts';
import { isDialogOpen } from '../../lib/open-dialog.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { setFlag } from '../../runtime/protocol.ts';
import { findRoute } from '../../site/page-info.ts';
import { goToAnchor } from './go-to-anchor.ts';
import {
  findScrollPosition,
  focusFollowedLink,
  restoreScroll,
  revealFollowedLink,
  trackScroll,
} from './scroll-positions.ts';
import type { ScrollPosition } from './scroll-positions.ts';

/** The time after which `runAfterDialogsClose` calls its callback even if a dialog is still open. */
const DIALOG_TIMEOUT_MS = 1500;
const FRAME_MS = 16;

/**
 * Calls `callback` as soon as no dialog is open, and at the latest after `DIALOG_TIMEOUT_MS` (RC3). While a modal
 * dialog is open, the page is inert, and its elements cannot be focused.
 * @returns a function that cancels the call
 */
function runAfterDialogsClose(callback: () => void): () => void {
  const end = performance.now() + DIALOG_TIMEOUT_MS;
  let timer = 0;
  const check = () => {
    if (!isDialogOpen()) timer = window.setTimeout(callback);
    else timer = window.setTimeout(performance.now() < end ? check : callback, FRAME_MS);
  };
  check();
  return () => clearTimeout(timer);
}

/** Moves the focus to the h1, which screen readers then announce (RC1). */
function focusHeading() {
  const heading = document.querySelector('h1');
  if (heading) focusElement(heading);
}

/** Restores the scroll position of a page. Focuses the link that the visitor followed there, or else the h1 (RC2). */
function returnToPage(position: ScrollPosition | undefined) {
  if (position) revealFollowedLink(position);
  restoreScroll(position);
  if (!position || !focusFollowedLink(position)) focusHeading();
}

/** Scrolls a new page to the fragment of its URL, or to its top. Moves the focus to the target, or to the h1. */
function openPage(pathname: string, hash: string) {
  if (hash && goToAnchor(hash)) {
    // Screen readers announce only the focused target, so the name of the new page needs an announcement.
    announce(document.querySelector('h1')?.textContent ?? '');
    return;
  }
  const isSmooth = findRoute(pathname)?.scrollsToTop === 'smoothly' && !prefersReducedMotion();
  scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' });
  focusHeading();
}

/**
 * Goes to the fragment of a link within the page. If a dialog is open, waits until the dialog is closed.
 * @returns a function that cancels the waiting
 */
function followFragment(hash: string): (() => void) | undefined {
  if (isDialogOpen()) return runAfterDialogsClose(() => void goToAnchor(hash));
  goToAnchor(hash);
  return undefined;
}

/** Sets the scroll position and the focus after each client-side navigation (RC1 to RC3 of tests/contract-codes.ts). */
export function usePageArrival() {
  const { pathname, hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const previousLocation = useRef({ pathname, hash, key });
  const storedPosition = useRef<ScrollPosition>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const handlePageHide = () => {
      history.scrollRestoration = 'auto'; // the browser must restore the position after a reload
    };
    addEventListener('pagehide', handlePageHide);
    return () => removeEventListener('pagehide', handlePageHide);
  }, []);

  // A layout effect runs before any scroll event of the new page. The browser can scroll while React replaces the page,
  // which must change neither the position of the page that the visitor leaves nor the one to restore.
  useLayoutEffect(() => {
    storedPosition.current = findScrollPosition(key);
    return trackScroll(key);
  }, [key]);

  useLayoutEffect(() => {
    // With this flag, the browser renders all sections of later pages at once (base.css).
    if (previousLocation.current.pathname !== pathname) setFlag('rendered');
  }, [pathname]);

  useEffect(() => {
    const from = previousLocation.current;
    previousLocation.current = { pathname, hash, key };
    const isSamePage = from.pathname === pathname;
    // The page was just loaded, so nothing has changed.
    if (isSamePage && from.key === key && from.hash === hash) return;
    if (!isSamePage)
      return runAfterDialogsClose(() =>
        isHistory ? returnToPage(storedPosition.current) : openPage(pathname, hash),
      );
    // The entry of a fragment that the browser has just followed has no position yet.
    if (isHistory && storedPosition.current) {
      restoreScroll(storedPosition.current);
      focusFollowedLink(storedPosition.current);
    } else if (hash) return followFragment(hash);
  }, [pathname, hash, key, isHistory]);
}
