import type { ReactNode } from 'react';

interface ArticleLayoutProps {
  /** Name of the side column for screen readers. */
  label: string;
  side: ReactNode;
  /** Stands under both, as wide as they are; on a phone, where the side column is the end, before it. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * A text column and a side column taller than a window: unlike in `SideLayout`, its last box alone stays in view.
 */
export function ArticleLayout({ label, side, below, children }: ArticleLayoutProps) {
  return (
    <div className="at-once wrap grid items-start gap-x-aside gap-y-stack py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-y-stack">{children}</div>
      {below && <div className="col-span-full grid min-w-0 gap-y-stack">{below}</div>}
      <aside
        aria-label={label}
        className={`last-stays lg:self-stretch ${below ? 'lg:col-start-2 lg:row-[1/3]' : ''}`}
      >
        {side}
      </aside>
    </div>
  );
}
