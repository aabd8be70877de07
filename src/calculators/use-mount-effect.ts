import { useEffect } from 'react';

/** Runs an effect once, when the component mounts or hydrates: controls can have been used before hydration. */
export function useMountEffect(effect: () => void): void {
  // oxlint-disable-next-line react/exhaustive-deps -- the first effect only
  useEffect(effect, []);
}
