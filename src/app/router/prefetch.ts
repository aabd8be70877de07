import { useEffect } from 'react';
import { findSiteLink } from '../../chrome/followed-link.ts';
import { getRoutePath } from '../../site/language.ts';
import { prefetchPage, getPageKey } from './page-loader.ts';

/** The events that precede a click on a link. */
const events = ['pointerover', 'touchstart', 'focusin'] as const;

const prefetchLinkedPage = (event: Event) => {
  const link = findSiteLink(event);
  if (link) prefetchPage(getPageKey(getRoutePath(link.pathname)));
};

/** Prefetches the code of a page when the visitor hovers over, touches or focuses a link to it. */
export function usePagePrefetch() {
  useEffect(() => {
    for (const event of events) document.addEventListener(event, prefetchLinkedPage, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, prefetchLinkedPage);
    };
  }, []);
}
