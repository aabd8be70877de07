import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from './live-region.ts';

/**
 * A message that screen readers announce when it appears. Give each message its own `key`, so that React creates a new
 * element. Otherwise React would update the old text node, which a translation tool may have replaced.
 */
export function Announced({ children }: { children: ReactNode }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => announce(element.current?.textContent ?? ''), []);
  return <span ref={element}>{children}</span>;
}
