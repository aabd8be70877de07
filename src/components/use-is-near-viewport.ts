import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns true once the element has been within one viewport height of the viewport, or has received the focus. */
export function useIsNearViewport(element: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), {
      rootMargin: '100% 0%',
    });
    observer.observe(current);
    current.addEventListener('focusin', arrive);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', arrive);
    };
  }, [element, isNear]);
  return isNear;
}
