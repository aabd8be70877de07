/**
 * A field that finds pages by any of their words (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). In plain HTML it
 * is a GET form, which works before hydration.
 */
import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMessage } from '../lib/format-message.ts';
import { hasModifierKey } from '../lib/modifier-key.ts';
import * as m from '#words/search.json';
import type { PageResult } from './page-index.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { base } from '../site/language.ts';
import { Announced } from '../components/announced.tsx';
import { Button } from '../components/button.tsx';
import { ResultText, isOutcomeVisible, Outcome } from './search-outcome.tsx';
import { resultsOf, useSearch, normalizeQuery } from './use-search.ts';

/** The maximum number of results in the list; the search page lists all. */
const MAX_OPTIONS = 6;

/** Headless UI sets `aria-expanded` also if there is no list to open. */
const Field = (props: ComponentProps<'input'>) => (
  <input {...props} {...(!props['aria-controls'] && { 'aria-expanded': false })} />
);

const optionClass =
  'block min-h-tap cursor-pointer border-b-hair border-border px-4 py-2.5 leading-snug last:border-b-0 data-focus:bg-accent data-focus:underline';

interface PageSearchProps {
  /** The visible label, which is also the name of the search landmark: unique on its page. */
  label: string;
  /** All pages, which are searched by name if the index fails to load. */
  entries: readonly PageResult[];
  /** The query of the URL, whose outcome is shown elsewhere on the page. */
  query?: string;
  /** In a dialog: the field has the initial focus, and Escape closes the dialog if no list is open. */
  closeDialog?: () => void;
}

/** The first option, which Headless UI activates, and a submit lead to all results. */
export function PageSearch({ label, entries, query: given, closeDialog }: PageSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const leaves = useRef(false);
  const typedEarly = useRef(false);
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(false);
  const { prepare, ...search } = useSearch(query, entries);
  const { terms, found } = search;

  // What was typed before hydration, unless the URL has a query. Read before the effects of Headless UI,
  // which empties the field.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    if (given) field.value = given;
    else typedEarly.current = field.value !== '' && field === document.activeElement;
    setQuery(field.value);
    if (field.value || field === document.activeElement) prepare();
  }, [given, prepare]);

  // Its list opens by the key for that: React ignores an `input` event with the same value.
  useEffect(() => {
    if (!typedEarly.current || !query) return;
    typedEarly.current = false;
    input.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [query]);

  // On a touch screen Headless UI focuses the dialog itself.
  const inDialog = closeDialog !== undefined;
  useEffect(() => {
    const frame = inDialog ? requestAnimationFrame(() => input.current?.focus()) : 0;
    return () => cancelAnimationFrame(frame);
  }, [inDialog]);

  const open = (chosen: PageResult | 'all' | null) => {
    if (!chosen || leaves.current) return;
    void navigate(chosen === 'all' ? resultsOf(normalizeQuery(input.current?.value ?? '')) : chosen.to);
  };
  /**
   * Props of an option that is a link, so that Ctrl, ⌘, Shift and the middle button open a tab or window, and the
   * browser shows its context menu. Headless UI selects an option at `mousedown`.
   */
  const linkTo = (to: string, chosen: PageResult | 'all') => ({
    as: 'a' as const,
    href: base + to,
    className: optionClass,
    onMouseDown: (event: MouseEvent) => {
      if (hasModifierKey(event) || event.button !== 0) event.preventDefault(); // Headless UI ignores a prevented event
    },
    onClick: (event: MouseEvent) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      if (event.detail === 0) open(chosen); // a click by a screen reader or voice control, without `mousedown`
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (normalizeQuery(input.current?.value ?? '')) open('all');
  };
  const message =
    asked && !terms ? (
      <Announced>{m.typeWord}</Announced>
    ) : (
      terms && query !== given && <Outcome search={search} pages={entries.length} isTyped />
    );
  return (
    <form {...lazyRoot} role="search" aria-label={label} action={`${base}/search`} onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Combobox<PageResult | 'all' | null> value={null} onChange={open}>
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
                  leaves.current = true; // Headless UI would select the active option
                  queueMicrotask(() => (leaves.current = false));
                } else if (
                  event.key === 'Enter' &&
                  !event.nativeEvent.isComposing && // Enter ends the composition of an input method
                  !event.currentTarget.hasAttribute('aria-activedescendant')
                ) {
                  event.preventDefault(); // Headless UI would ignore the key: its list is not rendered yet
                  event.currentTarget.form?.requestSubmit();
                } else if (event.key === 'Escape' && found.length === 0 && closeDialog) {
                  event.preventDefault(); // Headless UI would only close a list that is not shown
                  closeDialog();
                }
              }}
              displayValue={() => query}
              onChange={(event) => {
                if (!search.among) prepare();
                const { value } = event.target;
                // Deferred: the letter is painted first, since searching takes long on a slow phone.
                startTransition(() => {
                  setAsked(false);
                  setQuery(value);
                });
              }}
              className="min-h-control w-full min-w-0 rounded-md border-control border-input bg-card px-3.5 py-2 text-control text-foreground"
            />
            <Button type="submit" variant="outline">
              {m.search}
            </Button>
          </div>
          {message && (
            <p className={isOutcomeVisible(search) || !terms ? 'mt-2 text-xs' : 'sr-only'}>{message}</p>
          )}
          {found.length > 0 && (
            <ComboboxOptions
              modal={false}
              aria-label={formatMessage(m.listName, { label })}
              // The list covers what follows: in the flow, closing it during a press would move the pressed element. A
              // dialog
              // scrolls with its list.
              className={`absolute inset-x-0 top-full z-10 mt-2 border-control border-brand bg-card ${inDialog ? '' : 'max-h-80 overflow-y-auto'}`}
            >
              <ComboboxOption {...linkTo(resultsOf(terms), 'all')} value="all">
                <span className="block font-semibold">
                  {formatMessage(m.allResultsFor, { terms: <bdi>{terms}</bdi> })}
                </span>
              </ComboboxOption>
              {found.slice(0, MAX_OPTIONS).map((entry) => (
                <ComboboxOption key={entry.to} {...linkTo(entry.to, entry)} value={entry}>
                  <ResultText entry={entry} />
                </ComboboxOption>
              ))}
            </ComboboxOptions>
          )}
        </div>
      </Combobox>
    </form>
  );
}
