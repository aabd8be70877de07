import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/live-region.ts';
import { focusElement } from '../../lib/focus-element.ts';
import { isDialogOpen } from '../../lib/open-dialog.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { setFlag } from '../../runtime/protocol.ts';
import { match } from '../../site/page-info.ts';
import { goToAnchor } from './go-to-anchor.ts';
import { focusFollowedLink, trackScroll, restoreScroll } from './scroll-positions.ts';

/** After this time, focus moves even if a dialog is still open. */
const DIALOG_TIMEOUT_MS = 1500;
const FRAME_MS = 16;

/**
 * Calls back when no dialog is open (RC3). A modal dialog makes the page inert, so that no element there can be focused.
 * @returns a function that cancels the call
 */
function afterDialogsClose(callback: () => void): () => void {
  const end = performance.now() + DIALOG_TIMEOUT_MS;
  let timer = 0;
  const check = () => {
    const isOpen = isDialogOpen();
    timer = window.setTimeout(isOpen && performance.now() < end ? check : callback, isOpen ? FRAME_MS : 0);
  };
  check();
  return () => clearTimeout(timer);
}

/** Moves focus to the h1, which a screen reader then announces (RC1). */
function focusHeading() {
  const heading = document.querySelector('h1');
  if (heading) focusElement(heading);
}

/** Restores the scroll position of the page, and focuses the link that the visitor had followed from there (RC2). */
function returnToPage(key: string) {
  restoreScroll(key);
  if (!focusFollowedLink(key)) focusHeading();
}

/** Scrolls a new page to the fragment of its URL, or to the top, and moves focus there. */
function openPage(pathname: string, hash: string) {
  if (hash && goToAnchor(hash)) {
    // The focus makes a screen reader announce the target only.
    announce(document.querySelector('h1')?.textContent ?? '');
    return;
  }
  const isSmooth = match(pathname)?.scrollsToTop === 'smoothly' && !prefersReducedMotion();
  scrollTo({ top: 0, behavior: isSmooth ? 'smooth' : 'instant' });
  focusHeading();
}

/**
 * Goes to the fragment of a link within the page.
 * @returns a function that cancels this while a dialog is open
 */
function followFragment(hash: string): (() => void) | undefined {
  if (isDialogOpen()) return afterDialogsClose(() => void goToAnchor(hash));
  goToAnchor(hash);
  return undefined;
}

/**
 * Sets the scroll position and the focus after each navigation on the client, as tests/contract-codes.ts requires
 * (RC1 to RC3).
 */
export function usePageArrival() {
  const { pathname, hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const previous = useRef({ pathname, hash, key });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto'; // the browser restores the position after a reload
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);

  useEffect(() => trackScroll(key), [key]);

  useLayoutEffect(() => {
    if (previous.current.pathname !== pathname) setFlag('rendered'); // later pages render all sections (base.css)
  }, [pathname]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, hash, key };
    const isSamePage = from.pathname === pathname;
    if (isSamePage && from.key === key && from.hash === hash) return; // the first load
    if (!isSamePage)
      return afterDialogsClose(() => (isHistory ? returnToPage(key) : openPage(pathname, hash)));
    if (isHistory) restoreScroll(key);
    else if (hash) return followFragment(hash);
  }, [pathname, hash, key, isHistory]);
}
