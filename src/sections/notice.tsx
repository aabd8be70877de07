import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

/** A regulatory notice or a condition, in a ruled box. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="note" className="notice">
      <Icon name="alert" tone="highlight" />
      <div className="grid gap-1.5">
        {title && <h3 className="font-sans font-semibold text-foreground">{title}</h3>}
        {typeof children === 'string' ? <p>{noWrapRanges(children)}</p> : children}
      </div>
    </div>
  );
}
