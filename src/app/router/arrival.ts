import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '../../components/live-region.ts';
import { focusElement } from '../../lib/focus-element.ts';
import { dialogIsOpen } from '../../lib/open-dialog.ts';
import { prefersReducedMotion } from '../../lib/reduced-motion.ts';
import { setFlag } from '../../runtime/protocol.ts';
import { match } from '../../site/derive.ts';
import { goToAnchor } from './go-to-anchor.ts';
import { focusWayFrom, keepPlace, returnToPlace } from './places.ts';

/** How long an open dialog may take to leave before focus moves all the same, in ms. */
const DIALOG_PATIENCE = 1500;

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

  useEffect(() => keepPlace(key), [key]);

  useLayoutEffect(() => {
    if (previous.current.pathname !== pathname) setFlag('whole'); // later pages are laid out completely (base.css)
  }, [pathname]);

  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, hash, key };
    if (from.key === key && from.pathname === pathname && from.hash === hash) return;
    if (from.pathname === pathname) {
      const isAnchor = hash && type !== 'POP';
      if (isAnchor && dialogIsOpen()) return whenDialogsAreGone(() => void goToAnchor(hash));
      if (isAnchor) goToAnchor(hash);
      else if (type === 'POP') returnToPlace(key);
      return;
    }
    return whenDialogsAreGone(() => {
      if (type === 'POP') {
        returnToPlace(key);
        if (focusWayFrom(key)) return;
      } else if (hash && goToAnchor(hash)) {
        // The focus tells the place, and nothing else would tell the page.
        announce(document.querySelector('h1')?.textContent ?? '');
        return;
      } else {
        const smooth = match(pathname)?.opens === 'smoothly' && !prefersReducedMotion();
        scrollTo({ top: 0, behavior: smooth ? 'smooth' : 'instant' });
      }
      const heading = document.querySelector('h1');
      if (heading) focusElement(heading);
    });
  }, [pathname, hash, key, type]);
}
