import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { linkClass } from './link.tsx';
import { inNewTab, NewTabNote } from './new-tab.tsx';

const variants = {
  text: linkClass.text,
  line: linkClass.line,
  icon: 'inline-grid size-tap place-items-center text-footer-foreground hover:bg-secondary',
  button: buttonClass({ variant: 'outline', size: 'small' }),
} as const;

interface NewTabLinkProps {
  href: string;
  variant: keyof typeof variants;
  children: ReactNode;
}

/** A link to another site. It opens in a new tab, and its name says so (NW1). */
export function NewTabLink({ href, variant, children }: NewTabLinkProps) {
  return (
    <a href={href} {...inNewTab} className={variants[variant]}>
      {children}
      <NewTabNote isIcon={variant === 'icon'} />
    </a>
  );
}
