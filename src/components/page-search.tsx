import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { cutByCodePoints, oneLine } from '../lib/text.ts';
import type { To } from '../site/routes.ts';
import { Button } from './button.tsx';

export interface SearchEntry {
  to: To;
  label: string;
  /** A line under the label, searched as well. */
  note?: string;
}

/** Most code points of a query that are looked at and repeated to the visitor. */
const LIMIT = 100;

/** What is looked for: one line, without what hides or turns the text round it, however much was pasted. */
const wantedOf = (query: string) => cutByCodePoints(oneLine(cutByCodePoints(query, 10 * LIMIT)), LIMIT);

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries that hold every word of the query, those whose label begins with it first. */
export function matching(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = fold(wantedOf(query)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = entries.filter(({ label, note = '' }) => {
    const text = fold(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const start = words.join(' ');
  const begins = ({ label }: SearchEntry) => fold(label).startsWith(start);
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
}

interface PageSearchProps {
  /** Seen over the field, and the name of the search landmark: unique on its page. */
  label: string;
  entries: readonly SearchEntry[];
}

/**
 * A field that finds pages by the words of their entries and opens the chosen one (APG combobox with a listbox).
 * The button and a submit with the list closed open the best match.
 */
export function PageSearch({ label, entries }: PageSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(false);
  const wanted = wantedOf(query);
  const found = matching(entries, query);
  const none = wanted ? (
    <span>
      No page has the words “<bdi>{wanted}</bdi>”. Try a shorter one.
    </span>
  ) : (
    'Type a word to look for.'
  );

  // What was typed while the field was not live yet.
  useEffect(() => setQuery(input.current?.value ?? ''), []);

  const open = (entry: SearchEntry | null | undefined) => {
    if (entry) void navigate(entry.to);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    open(found[0]);
  };

  return (
    <form role="search" aria-label={label} method="dialog" onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Combobox<SearchEntry | null> value={null} onChange={open}>
        <div className="relative mt-1.5 flex gap-2">
          <ComboboxInput
            ref={input}
            id={id}
            autoComplete="off"
            enterKeyHint="search"
            displayValue={() => query}
            onChange={(event) => {
              setAsked(false);
              setQuery(event.target.value);
            }}
            className="min-h-control w-full min-w-0 rounded-control border-control border-edge bg-leaf px-3.5 py-2 text-control text-ink"
          />
          <Button type="submit" look="outline">
            Search
          </Button>
          <ComboboxOptions
            modal={false}
            aria-label={`Results for ${label}`}
            className="absolute inset-x-0 top-full z-10 mt-2 max-h-80 overflow-y-auto border-control border-engrave bg-leaf"
          >
            {found.length === 0 && (
              <div
                role="option"
                aria-disabled="true"
                aria-selected="false"
                className="px-4 py-2.5 text-ink-soft"
              >
                {none}
              </div>
            )}
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
        </div>
      </Combobox>
      <p role="status" className={asked ? 'text-caption not-empty:mt-2' : 'sr-only'}>
        {found.length === 0 && (wanted || asked) && none}
      </p>
    </form>
  );
}
