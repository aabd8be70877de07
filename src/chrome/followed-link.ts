import { hasModifierKey } from '../lib/modifier-key.ts';
import { routePath } from '../site/language.ts';
import { match } from '../site/page-info.ts';

/** Returns the link to a page of this site in which the event happened. Ignores links to a fragment only. */
export function siteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && link.origin === location.origin && match(routePath(link.pathname));
  return isPage ? link : undefined;
}

/** Returns the link to a page of this site that a click follows in this tab. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented
    ? siteLink(event)
    : undefined;
}
