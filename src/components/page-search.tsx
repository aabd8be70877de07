import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Finder, Found } from '../lib/page-index.ts';
import { cutByCodePoints, oneLine } from '../lib/text.ts';
import { Button } from './button.tsx';
import { Link } from './link.tsx';

/** Most code points of a query that are looked at and repeated to the visitor. */
const LIMIT = 100;

/** What is looked for: one line, without what hides or turns the text round it, however much was pasted. */
const wantedOf = (query: string) => cutByCodePoints(oneLine(cutByCodePoints(query, 10 * LIMIT)), LIMIT);

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that hold every word of the query, those whose label begins with it first. */
export function matching(entries: readonly Found[], query: string): Found[] {
  const words = fold(wantedOf(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter(({ label, note = '' }) => {
    const text = fold(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const start = words.join(' ');
  const begins = ({ label }: Found) => fold(label).startsWith(start);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

/** The index of all words, and what searches it: fetched once, and anew after it failed. */
let index: Promise<Finder> | undefined;
const wantIndex = () =>
  (index ??= import('../lib/page-index.ts')
    .then((module) => module.fetchFinder())
    .catch((error: unknown) => {
      index = undefined;
      throw error;
    }));

/** Where there is no list to open, Headless UI says that it is open all the same. */
const Field = (props: ComponentProps<'input'>) => (
  <input {...props} {...(!props['aria-controls'] && { 'aria-expanded': false })} />
);

interface PageSearchProps {
  /** Seen over the field, and the name of the search landmark: unique on its page. */
  label: string;
  /** What is searched where the index of all words does not come. */
  entries: readonly Found[];
}

/**
 * A field that finds pages by any of their words and opens the chosen one (APG combobox with a listbox).
 * The button and a submit with the list closed open the best match.
 */
export function PageSearch({ label, entries }: PageSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(false);
  const [find, setFind] = useState<Finder>();
  const [namesOnly, setNamesOnly] = useState(false);
  const wanted = wantedOf(query);
  const found = useMemo(() => (find ? find(wanted) : matching(entries, wanted)), [find, entries, wanted]);
  const isNone = found.length === 0 && wanted !== '' && (find !== undefined || namesOnly);

  const prepare = () => {
    wantIndex().then(
      (finder) => setFind(() => finder),
      () => setNamesOnly(true),
    );
  };
  // What was typed while the field was not live yet.
  useEffect(() => {
    setQuery(input.current?.value ?? '');
    if (input.current?.value || input.current === document.activeElement) prepare();
  }, []);

  const open = (entry: Found | null | undefined) => {
    if (entry) void navigate(entry.to);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    open(found[0]);
  };
  const place = find ? '' : ', by the names of pages alone';
  const count = `${found.length} ${found.length === 1 ? 'result' : 'results'}${place}`;
  const said = !wanted ? asked && 'Type a word to look for.' : find || namesOnly ? count : 'Searching …';

  return (
    <form role="search" aria-label={label} method="dialog" onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Combobox<Found | null> value={null} onChange={open}>
        <div className="relative mt-1.5 flex gap-2">
          <ComboboxInput
            as={Field}
            ref={input}
            id={id}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={prepare}
            displayValue={() => query}
            onChange={(event) => {
              if (!find && !namesOnly) prepare();
              setAsked(false);
              setQuery(event.target.value);
            }}
            className="min-h-control w-full min-w-0 rounded-control border-control border-edge bg-leaf px-3.5 py-2 text-control text-ink"
          />
          <Button type="submit" look="outline">
            Search
          </Button>
          {found.length > 0 && (
            <ComboboxOptions
              modal={false}
              aria-label={`Results for ${label}`}
              className="absolute inset-x-0 top-full z-10 mt-2 max-h-80 overflow-y-auto border-control border-engrave bg-leaf"
            >
              {found.map((entry) => (
                <ComboboxOption
                  key={entry.to}
                  value={entry}
                  className="min-h-tap cursor-pointer border-b-hair border-rule px-4 py-2.5 leading-snug last:border-b-0 data-focus:bg-ledger data-focus:text-engrave data-focus:*:first:underline"
                >
                  <span className="block font-semibold">{entry.label}</span>
                  {entry.note && <span className="block text-caption text-ink-mute">{entry.note}</span>}
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          )}
        </div>
      </Combobox>
      <p role="status" className={isNone || (asked && !wanted) ? 'text-caption not-empty:mt-2' : 'sr-only'}>
        {/* Elements of their own: React would look for words in vain that a translator has put elsewhere. */}
        {isNone ? (
          <span key={`${wanted} ${place}`}>
            Nothing found for “<bdi>{wanted}</bdi>”.{' '}
            {find ? 'All words of the pages were searched.' : 'Only the names of pages could be searched.'}{' '}
            Try other words, or <Link to="/contact?about=Something%20else#message">write to us</Link>.
          </span>
        ) : (
          said && <span key={said}>{said}</span>
        )}
      </p>
    </form>
  );
}
