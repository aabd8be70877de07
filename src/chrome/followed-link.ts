import { isModified } from '../lib/modified.ts';
import { match } from '../site/derive.ts';

/** The link to a page of this site that an event happened on; a place on the page itself is none. */
export function siteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && link.origin === location.origin && match(link.pathname);
  return isPage ? link : undefined;
}

/** The same, if a click opens it in this tab and was not prevented. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.button === 0 && !isModified(event) && !event.defaultPrevented ? siteLink(event) : undefined;
}
