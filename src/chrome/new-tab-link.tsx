import type { ReactNode } from 'react';
import { buttonClass } from '../components/button.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';

const looks = {
  icon: 'inline-grid size-tap place-items-center text-on-night hover:bg-plate',
  text: 'inline-flex min-h-tap items-center text-on-night underline underline-offset-[.25em]',
  button: buttonClass({ look: 'outline', size: 'small' }),
  floating: 'floating-action bg-plate text-on-plate hover:bg-plate-deep',
} as const;

interface NewTabLinkProps {
  href: string;
  look: keyof typeof looks;
  children: ReactNode;
}

/** A link to another site: opens in a new tab and says so (NW1). */
export function NewTabLink({ href, look, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={looks[look]}>
      {children}
      <VisuallyHidden> (opens in new tab)</VisuallyHidden>
    </a>
  );
}
