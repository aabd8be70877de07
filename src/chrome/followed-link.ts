import { hasModifierKey } from '../lib/modifier-key.ts';
import { getRoutePath } from '../site/language.ts';
import { findRoute } from '../site/page-info.ts';

/**
 * Returns the link that contains the target of an event. Returns undefined if the link does not lead to a page of this
 * site, or opens a new tab.
 */
export function findSiteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage =
    link && !link.target && link.origin === location.origin && findRoute(getRoutePath(link.pathname));
  return isPage ? link : undefined;
}

/**
 * Returns the link to a page of this site that the browser follows in this tab because of a click. Returns undefined
 * for other clicks.
 */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlainClick = event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented;
  return isPlainClick ? findSiteLink(event) : undefined;
}
