import { hasModifierKey } from '../lib/modifier-key.ts';
import { routePath } from '../site/language.ts';
import { match } from '../site/page-info.ts';

/** Returns the link to a page of this site that contains the event's target; ignores links within the page. */
export function siteLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const isPage = link && !link.target && link.origin === location.origin && match(routePath(link.pathname));
  return isPage ? link : undefined;
}

/** Returns that link if the click follows it in this tab and nothing has prevented it. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.button === 0 && !hasModifierKey(event) && !event.defaultPrevented
    ? siteLink(event)
    : undefined;
}
