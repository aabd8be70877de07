import { useLayoutEffect, useState } from 'react';

const readDirection = () => (getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr');

/**
 * Returns the text direction of the page. While `isActive` is true, changes by translation tools update it. Returns
 * 'ltr' until `isActive` is first true.
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
