/**
 * A field that finds pages by any of their words (APG combobox with a listbox). In plain HTML it is a GET form, so
 * that Enter leads to the page of all results before React is here too.
 */
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isModified } from '../lib/modified.ts';
import type { Found } from '../lib/page-index.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { Announced } from './announced.tsx';
import { Button } from './button.tsx';
import { FoundWords, isSeen, Outcome } from './search-outcome.tsx';
import { resultsOf, useSearch, wantedOf } from './use-search.ts';

/** Most results in the list; the page of results has them all. */
const SHOWN = 6;

/** Where there is no list to open, Headless UI says that it is open all the same. */
const Field = (props: ComponentProps<'input'>) => (
  <input {...props} {...(!props['aria-controls'] && { 'aria-expanded': false })} />
);

const optionClass =
  'block min-h-tap cursor-pointer border-b-hair border-rule px-4 py-2.5 leading-snug last:border-b-0 data-focus:bg-ledger data-focus:underline';

interface PageSearchProps {
  /** Seen over the field, and the name of the search landmark: unique on its page. */
  label: string;
  /** All pages: what is searched where the index of their words does not come. */
  entries: readonly Found[];
  /** The query of the address, whose outcome is told elsewhere on the page. */
  query?: string;
  /** In a dialog, where the field has the focus at first, and Escape without a list to shut closes it. */
  closeDialog?: () => void;
}

/** The first option, which Headless UI makes the active one, and a submit lead to all results. */
export function PageSearch({ label, entries, query: given, closeDialog }: PageSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const leaves = useRef(false);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(false);
  const { prepare, ...search } = useSearch(query, entries);
  const { wanted, found } = search;

  // What was typed while the field was not live yet, unless the address brings words along. Before the effects of
  // Headless UI, which empties the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (given) field.value = given;
    setQuery(field.value);
    if (field.value || field === document.activeElement) prepare();
  }, [given, prepare]);

  // On a touch screen Headless UI gives the focus to the dialog itself.
  const inDialog = closeDialog !== undefined;
  useEffect(() => {
    const frame = inDialog ? requestAnimationFrame(() => input.current?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [inDialog]);

  const open = (chosen: Found | 'all' | null) => {
    if (!chosen || leaves.current) return;
    void navigate(chosen === 'all' ? resultsOf(wantedOf(input.current?.value ?? '')) : chosen.to);
  };
  /**
   * Props of an option that is a link: the browser opens a tab or window for Ctrl, Cmd, Shift and the middle button,
   * and has its context menu. Headless UI chooses an option when the left button goes down.
   */
  const linkTo = (to: string, chosen: Found | 'all') => ({
    as: 'a' as const,
    href: to,
    className: optionClass,
    onMouseDown: (event: MouseEvent) => {
      if (isModified(event) || event.button !== 0) event.preventDefault(); // Headless UI then leaves it alone
    },
    onClick: (event: MouseEvent) => {
      if (isModified(event)) return;
      event.preventDefault();
      if (event.detail === 0) open(chosen); // by a screen reader or by voice: no button went down
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wantedOf(input.current?.value ?? '')) open('all');
  };
  const message =
    asked && !wanted ? (
      <Announced>Type a word to look for.</Announced>
    ) : (
      wanted && query !== given && <Outcome search={search} pages={entries.length} />
    );
  return (
    <form {...lazyRoot} role="search" aria-label={label} action="/search" onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Combobox<Found | 'all' | null> value={null} onChange={open}>
        <div className="relative mt-1.5">
          <div className="flex gap-2">
            <ComboboxInput
              as={Field}
              ref={input}
              id={id}
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              {...(inDialog && { 'data-autofocus': '' })}
              onFocus={prepare}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                if (event.key === 'Tab') {
                  leaves.current = true; // Headless UI would open the active option
                  queueMicrotask(() => (leaves.current = false));
                } else if (
                  event.key === 'Enter' &&
                  !event.nativeEvent.isComposing && // it ends a word of a Hindi keyboard
                  !event.currentTarget.hasAttribute('aria-activedescendant')
                ) {
                  event.preventDefault(); // or Headless UI, whose list is not drawn yet, would take it for nothing
                  event.currentTarget.form?.requestSubmit();
                } else if (event.key === 'Escape' && found.length === 0 && closeDialog) {
                  event.preventDefault(); // or Headless UI would shut a list that is not there, and nothing else
                  closeDialog();
                }
              }}
              displayValue={() => query}
              onChange={(event) => {
                if (!search.among) prepare();
                const { value } = event.target;
                // The letter is painted first: on a slow phone finding takes longer than a key may.
                startTransition(() => {
                  setAsked(false);
                  setQuery(value);
                });
              }}
              className="min-h-control w-full min-w-0 rounded-control border-control border-edge bg-leaf px-3.5 py-2 text-control text-ink"
            />
            <Button type="submit" look="outline">
              Search
            </Button>
          </div>
          {message && (
            <p className={isSeen(search) || !wanted ? 'mt-2 text-caption' : 'sr-only'}>{message}</p>
          )}
          {found.length > 0 && (
            <ComboboxOptions
              modal={false}
              aria-label={`Results for ${label}`}
              // The list lies over what follows: were it in the flow, closing it at a press would move the thing pressed. A dialog
              // scrolls as a whole.
              className={`absolute inset-x-0 top-full z-10 mt-2 border-control border-engrave bg-leaf ${inDialog ? '' : 'max-h-80 overflow-y-auto'}`}
            >
              <ComboboxOption {...linkTo(resultsOf(wanted), 'all')} value="all">
                <span className="block font-semibold">
                  All results for “<bdi>{wanted}</bdi>”
                </span>
              </ComboboxOption>
              {found.slice(0, SHOWN).map((entry) => (
                <ComboboxOption key={entry.to} {...linkTo(entry.to, entry)} value={entry}>
                  <FoundWords entry={entry} />
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          )}
        </div>
      </Combobox>
    </form>
  );
}
