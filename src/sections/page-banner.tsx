import type { ReactNode } from 'react';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { useCurrentPage } from '../components/current-page.ts';
import { Rosette } from '../components/rosette.tsx';
import { titleOf, wayTo } from '../site/derive.ts';

interface PageBannerProps {
  /** Its heading, where that is not the title of the page. */
  title?: string;
  lead: string;
  /** Links or buttons under the lead. */
  children?: ReactNode;
}

/** The head of an inner page: breadcrumb, h1, lead and, where the page has one, its rosette. */
export function PageBanner({ title, lead, children }: PageBannerProps) {
  const page = useCurrentPage();
  const { rosette } = page;
  return (
    <section className="on-plate page-banner relative overflow-clip bg-plate text-on-plate">
      <div className="waves" aria-hidden="true" />
      <div className="wrap relative grid grid-cols-1 items-center gap-8 pt-6 pb-10 lg:grid-cols-[minmax(0,1fr)_25rem] lg:pb-13">
        <div className="lg:py-8">
          <Breadcrumb trail={wayTo(page)} />
          <h1 tabIndex={-1} className="mt-3 mb-4 font-display text-h1-banner">
            {title ?? titleOf(page)}
          </h1>
          <p className="max-w-152 text-lead text-on-plate-soft">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
        {rosette && (
          <div className="page-banner-art">
            <Rosette name={rosette} size="plate" />
          </div>
        )}
      </div>
    </section>
  );
}
