import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const markHydrated = (root: Element | null) => root?.removeAttribute('data-lazy');

/**
 * Props of the root element of a lazy part. While the element has `data-lazy`, the boot script queues events inside it.
 * The ref removes the attribute when React hydrates the element.
 */
export const lazyRoot = { 'data-lazy': '', ref: markHydrated } as const;

/**
 * Removes `data-lazy` like `lazyRoot`. Use it if the root element already has another ref, and set `data-lazy=""` on
 * the element.
 */
export function useLazyRoot(root: RefObject<Element | null>) {
  useLayoutEffect(() => markHydrated(root.current), [root]);
}
