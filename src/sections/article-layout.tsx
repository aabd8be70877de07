import type { ReactNode } from 'react';
import { InColumn } from './side-layout.tsx';

interface ArticleLayoutProps {
  /** Name of the side column for screen readers. */
  label: string;
  side: ReactNode;
  /** Prints the side column as that of a newspaper, on rules, down to the end of the text. */
  printed?: boolean;
  /** Stands under both, as wide as they are; on a phone, where the side column is the end, before it. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * A text column and a side column taller than a window: unlike in `SideLayout`, its last box alone stays in view,
 * or its boxes share out the height of the text.
 */
export function ArticleLayout({ label, side, printed = false, below, children }: ArticleLayoutProps) {
  return (
    <div className="at-once wrap grid items-start gap-x-aside gap-y-stack py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className={`grid min-w-0 gap-y-stack ${below ? 'lg:row-[1/3]' : ''}`}>{children}</div>
      {below && <div className="col-span-full grid min-w-0 gap-y-stack">{below}</div>}
      <aside
        aria-label={label}
        className={`${printed ? 'grid border-t-page border-engrave gap-x-8 sm:grid-cols-2 lg:grid-cols-1' : 'last-stays'} lg:self-stretch ${below ? 'lg:col-start-2 lg:row-[1/3]' : ''}`}
      >
        <InColumn value={printed}>{side}</InColumn>
      </aside>
    </div>
  );
}
