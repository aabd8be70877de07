import { linkClass } from '../components/link.tsx';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { listedPages } from '../site/listed-pages.ts';
import { SideBox } from './side-layout.tsx';
import * as words from '#words/sections.json';
import { formatMessage } from '../lib/format-message.ts';

const PageSearch = lazyPart(() => import('../search/page-search.tsx').then((module) => module.PageSearch));
const UrlSearch = lazyPart(() => import('../search/search-results.tsx').then((module) => module.UrlSearch));
const Results = lazyPart(() => import('../search/search-results.tsx').then((module) => module.SearchResults));

interface SearchProps {
  /** The visible label. It must be unique on the page, because it also names the search landmark. */
  label: string;
  /** Whether the field is on the search page. If so, it initially contains the query of the URL. */
  isSearchPage?: boolean;
}

/** The search field without a box, for banners. */
export function Search({ label, isSearchPage = false }: SearchProps) {
  const Field = isSearchPage ? UrlSearch : PageSearch;
  return (
    <>
      <div data-needs-script="">
        <Field label={label} entries={listedPages} />
      </div>
      <p data-without-script="" className="text-sm">
        {formatMessage(words.searchNeedsScript, {
          place: (
            <a href={isSearchPage ? '#all-pages' : '#site-nav'} className={linkClass.solid}>
              {isSearchPage ? words.below : words.atTheFoot}
            </a>
          ),
        })}
      </p>
    </>
  );
}

/** The results for the query of the URL, on the search page. Without a query, the section is empty. */
export const SearchResults = () => <Results entries={listedPages} />;

/** The search field in a strip below the banner. */
export function SearchBand(props: SearchProps) {
  return (
    <div className="at-once relative z-10 border-b-hair border-input bg-muted">
      <div className="wrap py-6">
        <div className="max-w-152">
          <Search {...props} />
        </div>
      </div>
    </div>
  );
}

/** The search field in a box of a side column. */
export function SearchBox({ title, ...rest }: SearchProps & { title: string }) {
  return (
    <SideBox title={title} isOpen>
      <Search {...rest} />
    </SideBox>
  );
}
