import { useLayoutEffect } from 'react';

/**
 * Runs an effect once, when the component mounts or hydrates. Use this hook to apply changes that the visitor made to a
 * control before hydration. It is a layout effect, so that React has rendered the changes before a queued press is
 * repeated (runtime/boot/event-queue.ts).
 */
export function useMountEffect(effect: () => void): void {
  // oxlint-disable-next-line react/exhaustive-deps -- the effect must run only once
  useLayoutEffect(effect, []);
}
