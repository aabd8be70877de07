import type { ReactNode } from 'react';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { useCurrentPage } from '../components/current-page.ts';
import { getNameLanguage } from '../components/page-language.tsx';
import { Rosette } from '../components/rosette.tsx';
import { getRosette, getTitle, getBreadcrumb } from '../site/page-info.ts';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { banners } from './banner-variants.ts';

interface PageBannerProps {
  /** The heading. By default, it is the title of the page. */
  title?: string;
  intro: ReactNode;
  /**
   * The field of the search page, above the introduction. The page's rosette is a magnifying glass, and the field is
   * drawn as the handle.
   */
  search?: ReactNode;
  /** Links or buttons below the introduction. */
  children?: ReactNode;
}

/** The start of a page: breadcrumb, h1, introduction and the page's rosette. Home and the 404 page have no banner. */
export function PageBanner({ title, intro, search, children }: PageBannerProps) {
  const page = useCurrentPage();
  const { bannerVariant = 'letter' } = page;
  const mark = getRosette(page);
  const {
    banner,
    sheet,
    text = 'py-6 lg:py-10',
    art,
    rosette,
    waves,
    intro: introClasses,
  } = banners[bannerVariant];
  return (
    <section
      className={`page-banner relative mt-2 ${search ? 'z-10 overflow-x-clip' : 'overflow-clip'} ${banner}`}
    >
      {waves && <div className={waves} aria-hidden="true" />}
      <div className={`wrap grid grid-cols-1 gap-x-10 print:py-4 ${search ? '' : sheet}`}>
        <div className={`self-center ${text}`}>
          <Breadcrumb items={getBreadcrumb(page)} />
          <h1
            lang={title ? undefined : getNameLanguage(page.path)}
            className="mt-3 mb-4 font-display text-h1-banner"
          >
            {preventRangeWraps(title ?? getTitle(page))}
          </h1>
          {search && (
            <div className="relative mb-5 lg:pr-93 lg:pb-2 lg:[&_form_.flex]:[outline:theme(line.account)_var(--brand)] lg:[&_form_.flex]:outline-offset-[0.35rem]">
              {mark && (
                <Rosette
                  name={mark}
                  className="absolute -right-4 bottom-[calc(100%-1.75rem)] w-34 rotate-45 max-lg:rosette-thick lg:-top-32 lg:right-[0.15rem] lg:w-92 lg:rotate-135 print:hidden"
                />
              )}
              {search}
            </div>
          )}
          <p className={`max-w-152 text-lg ${introClasses}`}>
            {typeof intro === 'string' ? preventRangeWraps(intro) : intro}
          </p>
          {children && <div className="mt-8 flex flex-wrap gap-4 max-sm:grid print:hidden">{children}</div>}
        </div>
        {mark && !search && (
          <div className={`page-banner-art relative forced-colors:hidden ${art}`} aria-hidden="true">
            <Rosette name={mark} className={rosette} />
          </div>
        )}
      </div>
      {bannerVariant === 'letter' && <div className="braid" aria-hidden="true" />}
    </section>
  );
}
