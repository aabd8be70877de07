/**
 * The navigation bar. It is not sticky, because it would take a large part of a viewport that is 256 px high (PR1), and
 * could cover the focused element (G7).
 */
import { getButtonClass } from '../components/button.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Brand } from './brand.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import * as common from '#words/common.json';

// Until this part is hydrated, the search is a plain link.
const SearchLink = lazyPart(() => import('../search/search-link.tsx').then((module) => module.SearchLink));
// Until this part is hydrated, CSS opens the panels of the menu.
const SiteMenu = lazyPart(() => import('./site-menu.tsx').then((module) => module.SiteMenu));

export function NavBar() {
  return (
    <div className="group/bar relative z-40 bg-background">
      <div className="wrap flex min-h-19 flex-wrap items-center justify-between gap-x-2 nav:min-h-22 nav:flex-nowrap">
        {/* If the window is narrow, the brand shrinks before the menu does: the firm's name wraps, and the menu stays
            on one line. */}
        <div className="flex-1 basis-36 py-3 nav:flex-initial nav:shrink-[99999] nav:basis-auto">
          <Brand variant="background" />
        </div>
        <SiteMenu />
        <div className="flex flex-none items-center">
          <SearchLink />
          <div className="-ml-px hidden flex-none items-center gap-3 nav:flex">
            <ThemeToggle variant="square" />
            <PageAnchor to="/contact" className={getButtonClass({ size: 'small' })}>
              {common.getAQuote}
            </PageAnchor>
          </div>
          <MobileMenu />
        </div>
      </div>
      <div
        className="braid absolute inset-x-0 -bottom-2 group-has-[[data-menu-panel=full][data-open]]/bar:invisible"
        aria-hidden="true"
      />
    </div>
  );
}
