import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { collapseOnPhone } from '../runtime/phone-collapse.ts';
import { hasFlag } from '../runtime/protocol.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

const looks = {
  /** A line of the footer. */
  night: 'min-h-12 border-b-hair border-night-line font-display text-note text-marigold italic',
  /** A sheet of the page, to be pulled out. */
  leaf: 'mb-4 min-h-control border-control border-engrave bg-leaf px-4 font-semibold text-engrave',
  /** The entries of a page of a book, said by their names. */
  page: 'min-h-tap gap-4 border-t-hair border-rule py-2 text-detail leading-snug text-balance text-ink-soft',
  /** A line of a register. */
  entry: 'min-h-control px-4 py-1 font-semibold',
} as const;

interface FoldProps {
  label: ReactNode;
  look?: keyof typeof looks;
  /** A key of the address’s query that means what is in it, which then stays open; `#` stands in no query. */
  named?: string;
  children: ReactNode;
}

/**
 * What a phone folds away, under its name: without script, on paper and where there is room it is open
 * (runtime/boot/collapse-on-phones.ts), and the name is said again inside. A browser's own search opens it.
 */
export function Fold({ label, look = 'leaf', named = '#', children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  // In prerendered HTML the boot script has folded it, and a visitor or the browser may have opened it since.
  useLayoutEffect(() => {
    if (details.current && hasFlag('hydrated') && !isPrerendered) collapseOnPhone(details.current);
  }, [isPrerendered]);
  return (
    <details ref={details} open data-collapse={named} suppressHydrationWarning className="group">
      <summary className={`flex cursor-pointer items-center justify-between sm:hidden ${looks[look]}`}>
        {label}
        <span className={look === 'page' ? 'accordion-box flex-none' : 'text-control'}>
          <span className="block group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </span>
      </summary>
      {children}
    </details>
  );
}
