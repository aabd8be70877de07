import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';

interface FoldProps {
  label: string;
  children: ReactNode;
}

/**
 * A list of the footer that a phone folds away, under its name: without script, on paper and where there is room it is
 * open, and the name is that of a heading inside (runtime/boot/folds.ts). A browser's own search opens it.
 */
export function Fold({ label, children }: FoldProps) {
  return (
    <details open data-folds="" suppressHydrationWarning className="group">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between border-b-hair border-night-line font-display text-note text-marigold italic sm:hidden print:hidden [&::-webkit-details-marker]:hidden">
        {label}
        <span className="text-control group-open:hidden">
          <Icon name="plus" />
        </span>
        <span className="hidden text-control group-open:block">
          <Icon name="minus" />
        </span>
      </summary>
      {children}
    </details>
  );
}
