import { useLayoutEffect, useState } from 'react';

const readDirection = () => (getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr');

/**
 * Returns the text direction of the page, and updates it when a translation tool changes the direction. While
 * `isActive` is false, there are no updates. Returns 'ltr' until `isActive` is first true.
 */
export function useTextDirection(isActive: boolean) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    if (!isActive) return;
    const update = () => setDirection(readDirection());
    update();
    const observer = new MutationObserver(update);
    for (const element of [document.documentElement, document.body])
      observer.observe(element, { attributeFilter: ['dir', 'class', 'style'] });
    return () => observer.disconnect();
  }, [isActive]);
  return direction;
}
