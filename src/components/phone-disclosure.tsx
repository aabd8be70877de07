import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { collapseOnPhone } from '../runtime/phone-collapse.ts';
import { hasFlag } from '../runtime/protocol.ts';
import { iconBoxClasses } from './icon-box.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';

const variants = {
  /** A row of the footer. */
  footer: 'min-h-12 border-b-hair border-footer-border font-display text-note text-primary-bright italic',
  /** Content of a page or a side column. */
  page: 'min-h-tap gap-4 border-t-hair border-border py-2 text-detail leading-snug text-balance text-foreground-soft',
  /** A row of a list. */
  entry: 'min-h-control px-4 py-1 font-semibold',
} as const;

interface PhoneDisclosureProps {
  label: ReactNode;
  variant?: keyof typeof variants;
  children: ReactNode;
}

/**
 * Content that phones collapse under a label (runtime/boot/collapse-on-phones.ts). It is open on wide screens, in print
 * and without JavaScript, where the label is hidden: so the content needs its own heading. Find-in-page opens it.
 */
export function PhoneDisclosure({ label, variant = 'page', children }: PhoneDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  // Does not change prerendered HTML: the boot script has collapsed it, and the visitor may have opened it since.
  useLayoutEffect(() => {
    if (details.current && hasFlag('hydrated') && !isPrerendered) collapseOnPhone(details.current);
  }, [isPrerendered]);
  return (
    <details ref={details} open data-collapse="" suppressHydrationWarning className="group">
      <summary className={`flex cursor-pointer items-center justify-between sm:hidden ${variants[variant]}`}>
        {label}
        <span className={variant === 'page' ? `flex-none ${iconBoxClasses}` : 'text-control'}>
          <span className="block group-open:rotate-45">
            <Icon name="plus" />
          </span>
        </span>
      </summary>
      {children}
    </details>
  );
}
