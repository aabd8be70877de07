import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after every navigation, not on the first load. The key alone misses a native click on a link to an
 * anchor and the path alone misses a link to the page one is on, so key and hash are both watched (RC4).
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
