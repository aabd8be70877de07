import { hasModifierKey } from '../lib/modifier-key.ts';
import { getRoutePath } from '../site/language.ts';
import { findRoute } from '../site/page-info.ts';

/**
 * Returns the link around the target of an event, if it leads to a page of the route table and has no `target`. Returns
 * undefined otherwise, for example for a link to an article.
 */
export function findSiteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage =
    link && !link.target && link.origin === location.origin && findRoute(getRoutePath(link.pathname));
  return isPage ? link : undefined;
}

/**
 * Like `findSiteLink`, but only for a click that opens the link in this tab. Returns undefined for a click with another
 * button or a modifier key, and after `preventDefault()`.
 */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlainClick = event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented;
  return isPlainClick ? findSiteLink(event) : undefined;
}
