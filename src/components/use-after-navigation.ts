import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after every navigation, but not on the first load (RC4). Depends on the hash, because a plain link to a
 * fragment does not change the key, and on the key, because a link to the current page does not change the path.
 */
export function useAfterNavigation(onArrive: () => void) {
  const { key, hash } = useLocation();
  const place = key + hash;
  const last = useRef(place);
  const arrived = useEffectEvent(onArrive);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    arrived();
  }, [place]);
}
