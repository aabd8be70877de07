import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from './live-region.ts';

interface AnnouncedProps {
  className?: string;
  children: ReactNode;
}

/**
 * A message that screen readers announce when it appears. Give each message its own `key`: React then creates a new
 * element, because it cannot update text nodes that a page translator has replaced.
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
