import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetchPage, screenAt } from './screens.ts';
import { followed, siteLink } from '../../chrome/followed-link.ts';

/** Signs that a link may be followed soon. */
const hints = ['pointerover', 'touchstart', 'focusin'] as const;

const expectPage = (event: Event) => {
  const link = siteLink(event);
  if (link) prefetchPage(screenAt(link.pathname));
};

/**
 * Follows the links of the site without loading a document, and fetches their pages' code at the first hint. One
 * listener for all of them: React Router's own link reads the address, so that all hundred links of a page would
 * be rendered anew at each navigation, which was 40 % of its time.
 */
export function useLinkClicks() {
  const navigate = useNavigate();
  const click = useEffectEvent((event: MouseEvent) => {
    const link = followed(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => click(event);
    document.addEventListener('click', listener);
    for (const hint of hints) document.addEventListener(hint, expectPage, { passive: true });
    return () => {
      document.removeEventListener('click', listener);
      for (const hint of hints) document.removeEventListener(hint, expectPage);
    };
  }, []);
}
