import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { linkClass } from './link.tsx';
import { inNewTab, NewTabNote } from './new-tab.tsx';

const looks = {
  text: linkClass.text,
  line: linkClass.line,
  icon: 'inline-grid size-tap place-items-center text-footer-foreground hover:bg-secondary',
  button: buttonClass({ look: 'outline', size: 'small' }),
  floating: 'floating-action bg-secondary text-secondary-foreground hover:bg-secondary-hover',
} as const;

interface NewTabLinkProps {
  href: string;
  look: keyof typeof looks;
  children: ReactNode;
}

/** A link to another site. It opens in a new tab, and its name says so (NW1). */
export function NewTabLink({ href, look, children }: NewTabLinkProps) {
  return (
    <a href={href} {...inNewTab} className={looks[look]}>
      {children}
      <NewTabNote isIcon={look === 'icon' || look === 'floating'} />
    </a>
  );
}
