import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from './live-region.ts';

interface AnnouncedProps {
  className?: string;
  children: ReactNode;
}

/**
 * A message that is announced when it appears. Give each message its own `key`: a new element also works if a page
 * translator has replaced the text nodes of the previous one.
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
