import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const markHydrated = (root: Element | null) => root?.removeAttribute('data-lazy');

/**
 * Props of a lazy part's root element. While the element has `data-lazy`, the boot script queues events inside it. The
 * ref removes the attribute when React hydrates the element.
 */
export const lazyRoot = { 'data-lazy': '', ref: markHydrated } as const;

/** Like `lazyRoot`, for a root element that has its own ref. Write `data-lazy=""` on the element. */
export function useLazyRoot(root: RefObject<Element | null>) {
  useLayoutEffect(() => markHydrated(root.current), [root]);
}
