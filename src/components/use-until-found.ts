import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Returns props for an element that may be closed in the prerendered HTML. On the server, a closed element gets
 * `data-until-found`. The build replaces it by `hidden="until-found"`, because React cannot render this value.
 */
export const getClosedAttributes = (isClosed: boolean) => ({
  suppressHydrationWarning: true,
  ...(import.meta.env.SSR && isClosed && { 'data-until-found': '' }),
});

/** Classes that show closed elements without JavaScript and in print. */
export const untilFoundClasses =
  'no-script:block no-script:[content-visibility:visible] print:block! print:[content-visibility:visible]!';

/** Hides an element so that find-in-page, a text fragment or an anchor can reveal it. */
export const closeUntilFound = (element: Element) => element.setAttribute('hidden', 'until-found');

/**
 * Calls `onFound` with each element in `root` that the browser reveals. Also calls it for elements that the browser
 * revealed before hydration. The browser scrolls to an element only after `onFound`, except during hydration.
 * @param closedSelector matches the elements that are closed in the state of the component
 */
export function useRevealedElements(
  root: RefObject<Element | null>,
  closedSelector: string,
  onFound: (element: Element, isHydrating: boolean) => void,
) {
  const isHydrating = !useHydrated();
  const notify = useEffectEvent(onFound);
  const notifyOfEarlierReveals = useEffectEvent(() => {
    if (!isHydrating) return;
    const revealed = root.current?.querySelectorAll(`${closedSelector}:not([hidden])`) ?? [];
    for (const element of revealed) notify(element, true);
  });
  useLayoutEffect(() => notifyOfEarlierReveals(), []);
  useEffect(() => {
    const element = root.current;
    const listener = ({ target }: Event) => notify(target as Element, false);
    element?.addEventListener('beforematch', listener);
    return () => element?.removeEventListener('beforematch', listener);
  }, [root]);
}
