import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls back after every navigation, not on the first load. Depends on key and hash: the key does not change for a
 * native click on a fragment link, and the path does not change for a link to the current page (RC4).
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
