import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { createContext, use, useId } from 'react';
import type { ReactNode } from 'react';
import { PhoneDisclosure } from '../components/phone-disclosure.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../site/icon-names.ts';
import type { To } from '../site/routes.ts';
import { PageAnchor } from '../components/page-anchor.tsx';
import { noteClasses } from '../components/note-classes.ts';

interface SideLayoutProps {
  /** The accessible name of the side column. */
  label: string;
  side: ReactNode;
  /** Whether the side column is hidden on phones. Use this if the page has the same content elsewhere. */
  hiddenOnPhones?: boolean;
  children: ReactNode;
}

/**
 * Classes of the side column. On tablets, two boxes are in a row, and an odd last box has the full width. If the column
 * contains a notice, all boxes have the full width, and their lists have two columns.
 */
const sideColumnClasses =
  'grid gap-7 sm:max-lg:grid-cols-2 sm:max-lg:*:last:odd:col-span-full sm:max-lg:has-[>[role=note]]:*:col-span-full sm:max-lg:[&_section]:h-full sm:max-lg:has-[>[role=note]]:[&_ul]:columns-2 sm:max-lg:has-[>[role=note]]:[&_ul]:gap-x-7 lg:tall:sticky lg:tall:top-26';

/** Classes of the grid with a text column and a side column. */
export const withSideColumnClasses =
  'at-once wrap grid items-start gap-x-aside gap-y-stack py-section lg:grid-cols-[minmax(0,1fr)_20rem]';

/** A text column and a side column. In wide windows that are tall enough, the side column is sticky. */
export function SideLayout({ label, side, hiddenOnPhones = false, children }: SideLayoutProps) {
  return (
    <div className={withSideColumnClasses}>
      <div className="grid min-w-0 gap-y-stack">{children}</div>
      <aside aria-label={label} className={`${sideColumnClasses} ${hiddenOnPhones ? 'max-sm:hidden' : ''}`}>
        {side}
      </aside>
    </div>
  );
}

const boxClasses = 'border-hair px-6 py-5.5';
const grounds = {
  /** A card. On phones, it has no border and no background. */
  card: 'sm:border-hair sm:bg-card sm:px-6 sm:py-5',
  accent: `${boxClasses} bg-accent`,
  muted: `${boxClasses} bg-muted`,
} as const;

/** Whether the boxes are in a column with lines between them. On phones, boxes in such a column are collapsed. */
export const IsInRuledColumn = createContext(false);

/** Content that is collapsed under a name on phones. */
export const NamedDisclosure = ({ name, children }: { name: string; children: ReactNode }) => (
  <PhoneDisclosure variant="page" label={<span className={noteClasses}>{name}</span>}>
    {children}
  </PhoneDisclosure>
);

interface SideBoxProps {
  title: string;
  ground?: keyof typeof grounds;
  /** Whether a box in a ruled column stays open on phones. */
  isOpen?: boolean;
  /** Whether the box is hidden on phones. Use this if the page has the same content elsewhere. */
  hiddenOnPhones?: boolean;
  children: ReactNode;
}

export function SideBox({ title, ground = 'card', isOpen = false, hiddenOnPhones, children }: SideBoxProps) {
  const id = useId();
  const isInRuledColumn = use(IsInRuledColumn);
  const sectionClasses = isInRuledColumn
    ? `py-5 ${isOpen ? '' : 'border-input sm:border-t-hair'}`
    : `border-input ${grounds[ground]}`;
  const isCollapsible = isInRuledColumn && !isOpen;
  const box = (
    // A collapsible section has no accessible name, and so is no landmark. On phones, the summary shows its title; in
    // wider windows, the heading does.
    <section
      aria-labelledby={isCollapsible ? undefined : id}
      className={`${sectionClasses} ${hiddenOnPhones ? 'max-sm:hidden' : ''}`}
    >
      <h2 id={id} className={`mb-2 ${noteClasses} ${isOpen ? '' : 'max-sm:in-data-collapse:hidden'}`}>
        {title}
      </h2>
      {children}
    </section>
  );
  if (!isCollapsible) return box;
  return <NamedDisclosure name={title}>{box}</NamedDisclosure>;
}

/** Classes of a link in a side column or in a list of pages. */
export const sideLinkClasses =
  'group flex min-h-13 items-center gap-3 py-3 leading-[1.25] font-semibold current:border-l-bar current:border-l-primary current:bg-accent current:pl-[.6rem] current:text-brand';

export interface SideLink {
  to: To;
  label: string;
  icon?: IconName | undefined;
  /** The number of entries on the linked page. */
  count?: number;
}

/**
 * The links of a side box. The link to the current page has a bar and `aria-current`. On phones, links without icons
 * and counts are in two columns.
 */
export function SideLinks({ links, current }: { links: readonly SideLink[]; current?: To }) {
  const arePlain = links.every(({ icon, count }) => icon === undefined && count === undefined);
  return (
    <ul
      role="list"
      className={`border-t-hair border-border ${arePlain ? 'grid grid-cols-2 gap-x-4 sm:block' : ''}`}
    >
      {links.map(({ to, label, icon, count }) => (
        <li key={label} className="border-b-hair border-border last:border-b-0">
          <PageAnchor to={to} aria-current={to === current ? 'page' : undefined} className={sideLinkClasses}>
            {icon && <Icon name={icon} tone="brand" />}
            <span className="flex-1 underline-offset-[.25em] group-hover:underline">
              {preventRangeWraps(label)}
            </span>
            {count !== undefined && <span className="font-normal text-muted-foreground">({count})</span>}
          </PageAnchor>
        </li>
      ))}
    </ul>
  );
}
