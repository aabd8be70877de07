import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';

/** A regulatory notice or a condition, in a box. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      role="note"
      className="grid grid-cols-[auto_1fr] gap-[clamp(0.6rem,2vw,0.9rem)] border-hair border-l-page border-input border-l-highlight bg-card px-[clamp(0.8rem,3vw,1.25rem)] py-[clamp(0.65rem,2vw,1rem)] text-sm text-foreground-soft *:first:mt-0.5 print:break-inside-avoid"
    >
      <Icon name="alert" tone="highlight" />
      <div className="grid gap-1.5">
        {title && <h3 className="font-sans font-semibold text-foreground">{title}</h3>}
        {typeof children === 'string' ? <p>{preventRangeWraps(children)}</p> : children}
      </div>
    </div>
  );
}
