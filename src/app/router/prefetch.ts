import { useEffect } from 'react';
import { siteLink } from '../../chrome/followed-link.ts';
import { routePath } from '../../site/language.ts';
import { prefetchPage, pageKeyOf } from './page-loader.ts';

/** Events that precede a click on a link. */
const events = ['pointerover', 'touchstart', 'focusin'] as const;

const prefetch = (event: Event) => {
  const link = siteLink(event);
  if (link) prefetchPage(pageKeyOf(routePath(link.pathname)));
};

/** Fetches the code of a page when the visitor hovers over, touches or focuses a link to it. */
export function usePagePrefetch() {
  useEffect(() => {
    for (const event of events) document.addEventListener(event, prefetch, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetch);
    };
  }, []);
}
