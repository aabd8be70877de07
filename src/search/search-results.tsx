import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { announce } from '../components/live-region.ts';
import { formatMessage } from '../lib/format-message.ts';
import { formatPlural } from '../lib/plural.ts';
import * as words from '#words/search.json';
import type { PageResult } from './page-index.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { ResultText, Outcome } from './search-outcome.tsx';
import { PageSearch } from './page-search.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { useTitlePrefix } from '../components/title-prefix.ts';
import { useSearch } from './use-search.ts';
import type { Search } from './use-search.ts';
import { PageAnchor } from '../components/page-anchor.tsx';

interface EntriesProps {
  entries: readonly PageResult[];
}

/** Returns the query `?q=` of the URL. Returns '' during hydration, because the prerendered HTML has no query. */
function useQuery() {
  const { search } = useLocation();
  return (useHydrated() && new URLSearchParams(search).get('q')) || '';
}

/** A search field that shows the query of the URL. `SearchResults` lists the results. */
export const UrlSearch = (props: EntriesProps & { label: string }) => (
  <PageSearch {...props} urlQuery={useQuery()} />
);

/**
 * Returns the prefix of the document title, with the query and the number of results (SC 2.4.2). Returns undefined if
 * there is no query, and while the search is running.
 */
function createTitlePrefix({ terms, results, searched }: Search): string | undefined {
  if (!terms || !searched) return undefined;
  return results.length > 0
    ? formatMessage(words.titleOfResults, { terms, count: formatPlural(words.resultCount, results.length) })
    : formatMessage(words.titleOfNothing, { terms });
}

/** The number of results that are shown initially. */
const FIRST_RESULTS = 12;
/** The state of a history entry in which all results are shown. It is kept after Back and Forward. */
const ALL_SHOWN = 'all results';

/**
 * The results for the query of the URL, as a numbered list. If there are more than twelve, a button shows the rest. If
 * there is no query, the section is empty.
 */
export function SearchResults({ entries }: EntriesProps) {
  const { prepare, ...search } = useSearch(useQuery(), entries);
  const { terms, results } = search;
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const wasPressed = useRef(false);
  useTitlePrefix(createTitlePrefix(search));
  const visible = state === ALL_SHOWN ? results : results.slice(0, FIRST_RESULTS);
  useEffect(() => {
    if (terms) prepare();
  }, [terms, prepare]);
  // The button disappears, so the focus moves to the first of the additional results.
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    list.current?.children[FIRST_RESULTS]?.querySelector('a')?.focus();
    announce(formatMessage(words.allShown, { count: visible.length }));
  }, [visible.length]);
  return (
    <div
      {...lazyRoot}
      className={terms ? 'at-once border-b-hair border-input bg-card' : 'at-once bg-background'}
    >
      <div className={terms ? 'wrap py-band' : 'wrap'}>
        {terms && (
          <h2 className="font-display text-h2-prose wrap-anywhere">
            {formatMessage(words.resultsFor, { terms: <bdi>{terms}</bdi> })}
          </h2>
        )}
        {terms && (
          <p className="mt-2">
            <Outcome search={search} pageCount={entries.length} />
          </p>
        )}
        {results.length > 0 && (
          <ol ref={list} role="list" className="mt-4 grid gap-x-8 border-t-hair border-input lg:grid-cols-2">
            {visible.map((entry, index) => (
              <li key={entry.to} className="flex items-center gap-3 border-b-hair border-border">
                <span className="min-w-tap font-display text-h3 font-bold text-highlight" aria-hidden="true">
                  {index + 1}
                </span>
                <PageAnchor
                  to={entry.to}
                  className="block min-h-tap flex-1 py-2.5 leading-snug text-brand hover:underline"
                >
                  <ResultText entry={entry} />
                </PageAnchor>
              </li>
            ))}
          </ol>
        )}
        {visible.length < results.length && (
          <p className="mt-4">
            <Button
              variant="outline"
              onClick={() => {
                wasPressed.current = true;
                void navigate({ search: query }, { replace: true, state: ALL_SHOWN });
              }}
            >
              {formatMessage(words.showAll, { count: results.length })}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
