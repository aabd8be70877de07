import type { ReactNode } from 'react';
import { IsInRuledColumn, withSideColumnClasses } from './side-layout.tsx';

interface ArticleLayoutProps {
  /** The accessible name of the side column. */
  label: string;
  side: ReactNode;
  /** Whether the side column is ruled, with a line above it and between its boxes. */
  hasRule?: boolean;
  /** Content below both columns, in full width. In narrow windows, this content is above the side column. */
  below?: ReactNode;
  children: ReactNode;
}

const columns = {
  ruled: 'grid content-start gap-x-8 border-t-page border-brand sm:grid-cols-2 lg:grid-cols-1',
  /** In wide windows that are tall enough, the last box is sticky. On tablets, the boxes flow into two columns. */
  boxes:
    '*:mb-7 *:break-inside-avoid sm:max-lg:columns-2 sm:max-lg:gap-x-7 lg:[@media(min-height:36rem)]:*:last:sticky lg:[@media(min-height:36rem)]:*:last:top-26',
} as const;

/**
 * A text column and a side column of any height, of which at most the last box is sticky. If the side column fits into
 * the window, use `SideLayout` instead: its side column is completely sticky.
 */
export function ArticleLayout({ label, side, hasRule = false, below, children }: ArticleLayoutProps) {
  return (
    <div className={withSideColumnClasses}>
      <div className={`grid min-w-0 gap-y-stack ${below ? 'lg:row-[1/3]' : ''}`}>{children}</div>
      {below && <div className="col-span-full grid min-w-0 gap-y-stack">{below}</div>}
      <aside
        aria-label={label}
        className={`${columns[hasRule ? 'ruled' : 'boxes']} lg:self-stretch ${below ? 'lg:col-start-2 lg:row-[1/3]' : ''}`}
      >
        <IsInRuledColumn value={hasRule}>{side}</IsInRuledColumn>
      </aside>
    </div>
  );
}
