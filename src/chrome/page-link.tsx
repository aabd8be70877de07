import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { RosetteName } from '../site/rosettes.ts';
import type { Path } from '../site/routes.ts';
import { PageAnchor } from '../components/page-anchor.tsx';

const variants = {
  bar: 'bar-item',
  submenu:
    'flex min-h-12 items-center px-3 font-semibold text-control hover:bg-accent hover:underline underline-offset-[.25em] aria-[current=page]:border-l-bar aria-[current=page]:border-primary-hover aria-[current=page]:bg-accent',
  mega: 'mega-link group',
  drawer: 'drawer-row',
  'drawer-page': 'drawer-link',
  service: 'drawer-link grid grid-cols-[2rem_1fr] gap-3 leading-snug',
  footer:
    'flex min-h-tap items-center border-b-hair border-footer-border py-1 leading-tight text-footer-foreground hover:underline aria-[current=page]:underline underline-offset-[.25em]',
} as const;

interface PageLinkProps {
  to: Path;
  variant: keyof typeof variants;
  /** Shown in the first column of the link. */
  seal?: RosetteName | undefined;
  children: ReactNode;
}

/** A menu link, with `aria-current="page"` on the page that it leads to. */
export function PageLink({ to, variant, seal, children }: PageLinkProps) {
  const current = useLocation().pathname === to;
  const engraved = seal ? ` with-seal ros-${seal}` : '';
  return (
    <PageAnchor to={to} aria-current={current ? 'page' : undefined} className={variants[variant] + engraved}>
      {children}
    </PageAnchor>
  );
}
