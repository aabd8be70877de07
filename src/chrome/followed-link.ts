import { hasModifierKey } from '../lib/modifier-key.ts';
import { getRoutePath } from '../site/language.ts';
import { findRoute } from '../site/page-info.ts';

/**
 * Returns the link that contains the target of an event. Returns undefined if the link has the attribute `target` or
 * leads to a page outside the route table, such as an article.
 */
export function findSiteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage =
    link && !link.target && link.origin === location.origin && findRoute(getRoutePath(link.pathname));
  return isPage ? link : undefined;
}

/**
 * Like `findSiteLink`, but only for a click that opens the link in this tab. Returns undefined for a click with a modifier
 * key or with another mouse button than the main button, and after `preventDefault()`.
 */
export function findFollowedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlainClick = event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented;
  return isPlainClick ? findSiteLink(event) : undefined;
}
