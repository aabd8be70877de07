import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from './live-region.ts';

interface AnnouncedProps {
  className?: string;
  children: ReactNode;
}

/**
 * A message that screen readers announce when it appears. Give each message its own `key`, so that React creates a new
 * element: a translation tool may have replaced the text node that React would update.
 */
export function Announced({ className, children }: AnnouncedProps) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => announce(element.current?.textContent ?? ''), []);
  return (
    <span ref={element} className={className}>
      {children}
    </span>
  );
}
