import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Props of a part that is closed in the prerendered page: the build writes `hidden="until-found"` for them (b-20). */
export const closedInHtml = (isClosed: boolean) => ({
  suppressHydrationWarning: true,
  ...(import.meta.env.SSR && isClosed && { 'data-until-found': '' }),
});

/** Closes a part, and lets the browser open it for a search, a text fragment or an anchor inside. */
export const closeUntilFound = (part: Element) => part.setAttribute('hidden', 'until-found');

/**
 * Calls back with each closed part inside `root` that the browser opens, also when it did so before hydration.
 * @param closed selects the parts that are closed when the component hydrates
 */
export function useFoundParts(
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
