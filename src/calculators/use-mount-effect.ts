import { useEffect } from 'react';

/**
 * Runs an effect once, when the component mounts or hydrates. Use it for controls that were changed before hydration.
 */
export function useMountEffect(effect: () => void): void {
  // oxlint-disable-next-line react/exhaustive-deps -- the first effect only
  useEffect(effect, []);
}
