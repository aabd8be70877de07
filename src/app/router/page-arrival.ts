import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/live-region.ts';
import { focusElement } from '../../lib/focus-element.ts';
import { dialogIsOpen } from '../../lib/open-dialog.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { setFlag } from '../../runtime/protocol.ts';
import { match } from '../../site/page-info.ts';
import { goToAnchor } from './go-to-anchor.ts';
import { focusFollowedLink, trackScroll, restoreScroll } from './scroll-positions.ts';

/** After this time focus moves even if a dialog is still open. */
const DIALOG_TIMEOUT_MS = 1500;
const FRAME_MS = 16;

/**
 * Calls back when no dialog is open. A modal dialog makes the page inert, so that no element of it can receive focus
 * (RC3).
 * @returns a function that cancels it
 */
function afterDialogsClose(callback: () => void): () => void {
  const end = performance.now() + DIALOG_TIMEOUT_MS;
  let timer = 0;
  const check = () => {
    const isOpen = dialogIsOpen();
    timer = window.setTimeout(isOpen && performance.now() < end ? check : callback, isOpen ? FRAME_MS : 0);
  };
  check();
  return () => clearTimeout(timer);
}

/**
 * Sets scroll position and focus after a navigation. A new page is scrolled to the top or to the fragment, and its h1
 * or the target is focused (RC1). Back and Forward restore the scroll position and the focus on the followed link
 * (RC2). Does nothing on the first load.
 */
export function usePageArrival() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
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
    if (from.key === key && from.pathname === pathname && from.hash === hash) return;
    if (from.pathname === pathname) {
      const isAnchor = hash && type !== 'POP';
      if (isAnchor && dialogIsOpen()) return afterDialogsClose(() => void goToAnchor(hash));
      if (isAnchor) goToAnchor(hash);
      else if (type === 'POP') restoreScroll(key);
      return;
    }
    return afterDialogsClose(() => {
      if (type === 'POP') {
        restoreScroll(key);
        if (focusFollowedLink(key)) return;
      } else if (hash && goToAnchor(hash)) {
        // The focus announces only the target.
        announce(document.querySelector('h1')?.textContent ?? '');
        return;
      } else {
        const smooth = match(pathname)?.scrollsToTop === 'smoothly' && !prefersReducedMotion();
        scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
      }
      const heading = document.querySelector('h1');
      if (heading) focusElement(heading);
    });
  }, [pathname, hash, key, type]);
}
