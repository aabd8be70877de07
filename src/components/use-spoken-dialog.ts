import { useEffect } from 'react';
import { liveRegion } from './live-region.ts';

/**
 * Says that a dialog has opened and that it has closed: a film does both without a word in some screen readers,
 * although the focus moves.
 */
export function useSpokenDialog(title: string) {
  useEffect(() => {
    const region = liveRegion();
    region.say(`${title}: opened`);
    return () => region.sayLast(`${title}: closed`);
  }, [title]);
}
