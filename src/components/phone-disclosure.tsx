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
  /** A block of a page or of a side column. */
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
 * Content that is collapsed under a label on phones (runtime/boot/collapse-on-phones.ts). Find-in-page opens it. On
 * wide screens, in print and without JavaScript, it is open. The label is hidden on wide screens, so the content needs
 * its own heading.
 */
export function PhoneDisclosure({ label, variant = 'page', children }: PhoneDisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  // The boot script has already collapsed prerendered content, and the visitor may have opened the content since.
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
