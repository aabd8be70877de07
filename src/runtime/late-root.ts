import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const tookOver = (root: Element | null) => root?.removeAttribute('data-late');

/**
 * Given to the root element of a late part. The boot script holds presses inside as long as the attribute is there:
 * that is, until React has taken the element over.
 */
export const lateRoot = { 'data-late': '', ref: tookOver };

/** For a root with a ref of its own, which takes `data-late` itself. */
export function useLateRoot(root: RefObject<Element | null>) {
  useLayoutEffect(() => tookOver(root.current), [root]);
}
