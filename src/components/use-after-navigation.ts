import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Calls `onArrive` after every navigation, but not after the first load (RC4). Compares both the key and the hash of
 * the location: a link to the current page changes only the key, and an `<a>` to a fragment may change only the hash.
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
