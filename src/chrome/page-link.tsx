import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import type { Path } from '../site/routes.ts';
import { PageAnchor } from '../components/page-anchor.tsx';

/** Classes of a link in a submenu of the mobile menu. */
const submenuLinkClasses =
  'min-h-12 items-center border-b-hair border-b-border px-gutter py-1 text-control font-semibold underline-offset-[.25em] hover:bg-accent current:bg-accent current:underline';

/** Classes of menu items: links to pages, and buttons that open a panel. */
export const menuItemClass = {
  /**
   * An item of the navigation bar. The current item has a line in the primary colour. The line has a shadow in the text
   * colour, because the primary colour alone has too little contrast (SC 1.4.11).
   */
  bar: 'inline-flex min-h-12 cursor-pointer items-center gap-[.4em] border-y-mark border-y-transparent px-2 text-control/none font-semibold hover:border-b-input current:not-data-open:border-b-primary current:not-data-open:[box-shadow:0_theme(lineWidth.frame)_0_var(--foreground)] xl:px-[.85rem] forced-colors:[border-block-color:Canvas] forced-colors:current:not-data-open:[border-bottom-color:Highlight]',
  submenu:
    'flex min-h-12 items-center px-3 text-control font-semibold underline-offset-[.25em] hover:bg-accent hover:underline current:border-l-bar current:border-primary-hover current:bg-accent',
  /** A service in the mega menu: its icon, its name and a line of text. */
  mega: 'group -mx-2 grid min-h-16 grid-cols-[2.75rem_1fr] content-center items-center gap-x-3.5 px-2 py-1.5 hover:bg-accent current:bg-accent',
  /** A row of the mobile menu. */
  drawer:
    'flex min-h-14 w-full cursor-pointer items-center justify-between border-b-hair border-b-border px-gutter py-2 text-left font-display text-quote/[1.2] font-bold hover:bg-accent current:border-l-bar current:border-l-primary current:pl-[calc(theme(spacing.gutter)-theme(lineWidth.bar))] current:[box-shadow:inset_theme(lineWidth.frame)_0_0_var(--foreground)] forced-colors:current:[border-left-color:Highlight]',
  'drawer-page': `flex ${submenuLinkClasses}`,
  service: `grid grid-cols-[2rem_1fr] gap-3 leading-snug ${submenuLinkClasses}`,
  footer:
    'flex min-h-tap items-center border-b-hair border-footer-border py-1 leading-tight text-footer-foreground underline-offset-[.25em] hover:underline current:underline',
} as const;

/** Classes of the icon in the first column of a link. */
const iconClasses: Partial<Record<keyof typeof menuItemClass, string>> = {
  mega: 'row-span-2 justify-self-center [font-size:1.4rem]',
  service: '[font-size:1.3rem]',
};

interface PageLinkProps {
  to: Path;
  variant: keyof typeof menuItemClass;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A link to a page, for menus and the footer. If it leads to the current page, it has `aria-current="page"`. */
export function PageLink({ to, variant, icon, children }: PageLinkProps) {
  const isCurrent = useLocation().pathname === to;
  return (
    <PageAnchor to={to} aria-current={isCurrent ? 'page' : undefined} className={menuItemClass[variant]}>
      {icon && <Icon name={icon} tone="brand" className={iconClasses[variant]} />}
      {children}
    </PageAnchor>
  );
}
