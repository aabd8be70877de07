import { useEffect } from 'react';

/**
 * Runs an effect once, when the component mounts or hydrates. Use this hook to apply changes that the visitor made to a
 * control before hydration.
 */
export function useMountEffect(effect: () => void): void {
  // oxlint-disable-next-line react/exhaustive-deps -- the effect must run only once
  useEffect(effect, []);
}
