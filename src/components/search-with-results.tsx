import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Found } from '../lib/page-index.ts';
import { FoundWords, Outcome } from './search-outcome.tsx';
import { PageSearch } from './page-search.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSearch } from './use-search.ts';

interface SearchWithResultsProps {
  label: string;
  entries: readonly Found[];
}

/** The search with all results of the address's `?q=` below it; prerendered without any. */
export function SearchWithResults({ label, entries }: SearchWithResultsProps) {
  const { search: address } = useLocation();
  const query = (useHydrated() && new URLSearchParams(address).get('q')) || '';
  const { prepare, ...search } = useSearch(query, entries);
  const { wanted, found } = search;
  useEffect(() => {
    if (wanted) prepare();
  }, [wanted, prepare]);
  return (
    <>
      <PageSearch label={label} entries={entries} query={query} />
      {wanted && (
        <h2 className="mt-8 font-display text-h3 font-bold wrap-anywhere">
          Results for “<bdi>{wanted}</bdi>”
        </h2>
      )}
      <p role="status" className="not-empty:mt-2">
        <Outcome search={search} pages={entries.length} />
      </p>
      {found.length > 0 && (
        <ol role="list" className="mt-4 border-t-hair border-rule">
          {found.map((entry) => (
            <li key={entry.to} className="border-b-hair border-rule">
              <a href={entry.to} className="block min-h-tap py-2.5 leading-snug text-engrave hover:underline">
                <FoundWords entry={entry} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
