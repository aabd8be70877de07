import type { ReactNode } from 'react';

interface ArticleLayoutProps {
  /** Name of the side column for screen readers. */
  label: string;
  side: ReactNode;
  children: ReactNode;
}

/**
 * A text column and a side column taller than a window: unlike in `SideLayout`, its last box alone stays in view.
 */
export function ArticleLayout({ label, side, children }: ArticleLayoutProps) {
  return (
    <div className="at-once wrap grid items-start gap-x-aside gap-y-stack py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-y-stack">{children}</div>
      <aside aria-label={label} className="last-stays lg:self-stretch">
        {side}
      </aside>
    </div>
  );
}
