import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `onArrive` after every navigation, but not after the first load (RC4). It compares the key of the location, because
 * a link to the current page does not change the URL, and the hash, because an `<a>` to a fragment does not change the
 * key.
 */
export function useAfterNavigation(onArrive: () => void) {
  const { key, hash } = useLocation();
  const destination = key + hash;
  const previous = useRef(destination);
  const notify = useEffectEvent(onArrive);
  useEffect(() => {
    if (previous.current === destination) return;
    previous.current = destination;
    notify();
  }, [destination]);
}
