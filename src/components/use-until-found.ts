import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Returns the props of an element that is closed in the prerendered page. The build writes `hidden="until-found"`. */
export const closedInHtml = (isClosed: boolean) => ({
  suppressHydrationWarning: true,
  ...(import.meta.env.SSR && isClosed && { 'data-until-found': '' }),
});

/** Classes that show closed elements without JavaScript and in print. */
export const untilFoundClasses =
  'no-script:block no-script:[content-visibility:visible] print:block! print:[content-visibility:visible]!';

/** Hides an element so that the browser can reveal it for find-in-page, a text fragment or an anchor. */
export const closeUntilFound = (part: Element) => part.setAttribute('hidden', 'until-found');

/**
 * Calls back with each element in `root` that the browser reveals, including those revealed before hydration.
 * @param closed a selector for elements that the component considers closed
 */
export function useRevealedElements(
  root: RefObject<Element | null>,
  closed: string,
  onFound: (part: Element) => void,
) {
  const isHydrating = !useHydrated();
  const found = useEffectEvent(onFound);
  const adopt = useEffectEvent(() => {
    if (!isHydrating) return;
    for (const part of root.current?.querySelectorAll(`${closed}:not([hidden])`) ?? []) found(part);
  });
  useLayoutEffect(() => adopt(), []);
  useEffect(() => {
    const element = root.current;
    const listener = ({ target }: Event) => found(target as Element);
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, [root]);
}
