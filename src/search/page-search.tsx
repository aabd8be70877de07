/*
 * A combobox (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) whose options are links to pages. It is in a form
 * with method GET, so that it works before hydration.
 */
import { startTransition, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMessage } from '../lib/format-message.ts';
import { hasModifierKey } from '../lib/modifier-key.ts';
import * as words from '#words/search.json';
import type { PageResult } from './page-index.ts';
import { lazyRoot } from '../runtime/lazy-root.ts';
import { base } from '../site/language.ts';
import { Announced } from '../components/announced.tsx';
import { Button } from '../components/button.tsx';
import { PageAnchor } from '../components/page-anchor.tsx';
import { ResultText, isOutcomeVisible, Outcome } from './search-outcome.tsx';
import { getResultsPath, useSearch, normalizeQuery } from './use-search.ts';

/** The maximum number of results in the list of options. The search page shows all results. */
const MAX_OPTIONS = 6;

interface PageSearchProps {
  /** The visible label. It also names the search landmark, so it must be unique on the page. */
  label: string;
  /** All pages. Without the index, the search finds only their names and notes. */
  entries: readonly PageResult[];
  /** The query in the URL. The search page shows its results below the field. */
  urlQuery?: string;
  /** Whether the field is in a dialog. If so, it gets the focus when the dialog opens. */
  isInDialog?: boolean;
}

/**
 * The search field. A submit or the first option opens the page of all results. Visitors can select the other options
 * with the arrow keys or the pointer.
 */
export function PageSearch({ label, entries, urlQuery = '', isInDialog = false }: PageSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [activeUrl, setActiveUrl] = useState<string>();
  const { prepare, ...search } = useSearch(query, entries);
  const { terms } = search;
  const results = search.results.slice(0, MAX_OPTIONS);
  const isExpanded = isOpen && results.length > 0;
  const urls: string[] = [getResultsPath(terms), ...results.map(({ to }) => to)];
  const activeIndex = Math.max(0, urls.indexOf(activeUrl ?? ''));

  // Shows the query of the URL, unless the visitor is typing another one. Without a query in the URL, shows the results
  // for a text that was typed before hydration.
  const previousUrlQuery = useRef('');
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    const hasFocus = field === document.activeElement;
    const isTyping =
      hasFocus && !['', previousUrlQuery.current, urlQuery].includes(normalizeQuery(field.value));
    previousUrlQuery.current = urlQuery;
    if (urlQuery && !isTyping) field.value = urlQuery;
    setQuery(field.value);
    setOpen(hasFocus && (isTyping || !urlQuery));
    if (field.value || hasFocus) prepare();
  }, [urlQuery, prepare]);

  // On touch screens, the dialog focuses itself in an effect, and later its first control. The microtask focuses the
  // field in between, so that the dialog does not move the focus again.
  useEffect(() => {
    if (isInDialog) queueMicrotask(() => input.current?.focus());
  }, [isInDialog]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return; // an input method handles the key
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const index = isExpanded ? Math.max(0, Math.min(activeIndex + step, results.length)) : 0;
      setOpen(true);
      setActiveUrl(urls[index]);
      list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape' && isExpanded) {
      setOpen(false); // closes only the list, not a dialog
    } else if (event.key === 'Enter' && isExpanded && activeIndex > 0) {
      list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    } else return;
    event.preventDefault();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setOpen(false);
    const typed = normalizeQuery(input.current?.value ?? ''); // the state may lack the last letters
    if (typed) void navigate(getResultsPath(typed));
  };
  const optionProps = (index: number) => ({
    id: `${id}option${index}`,
    role: 'option',
    'aria-selected': index === activeIndex,
    tabIndex: -1,
    onClick: (event: MouseEvent) => {
      if (!hasModifierKey(event)) setOpen(false);
    },
    onPointerMove: () => setActiveUrl(urls[index]),
    className:
      'block min-h-tap cursor-pointer border-b-hair border-border px-4 py-2.5 leading-snug last:border-b-0 aria-selected:bg-accent aria-selected:underline',
  });
  const message =
    isSubmitted && !terms ? (
      <Announced>{words.typeWord}</Announced>
    ) : (
      terms && query !== urlQuery && <Outcome search={search} pageCount={entries.length} isTyped />
    );
  return (
    <form {...lazyRoot} role="search" aria-label={label} action={`${base}/search`} onSubmit={submit}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <div
        className="relative mt-1.5"
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== input.current && !list.current?.contains(relatedTarget)) setOpen(false);
        }}
      >
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            type="text"
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `${id}list` : undefined}
            aria-activedescendant={isExpanded ? `${id}option${activeIndex}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={prepare}
            onKeyDown={handleKeyDown}
            onChange={({ target: { value } }) => {
              if (!search.searched) prepare();
              setActiveUrl(undefined);
              // The transition lets the browser paint the letter before the search, which takes long on a slow phone.
              startTransition(() => {
                setSubmitted(false);
                setOpen(true);
                setQuery(value);
              });
            }}
            className="min-h-control w-full min-w-0 rounded-md border-control border-input bg-card px-3.5 py-2 text-control text-foreground"
          />
          <Button type="submit" variant="outline">
            {words.search}
          </Button>
        </div>
        {message && (
          <p className={isOutcomeVisible(search) || !terms ? 'mt-2 text-xs' : 'sr-only'}>{message}</p>
        )}
        {isExpanded && (
          <div
            ref={list}
            id={`${id}list`}
            role="listbox"
            tabIndex={-1}
            aria-label={formatMessage(words.listName, { label })}
            onMouseDown={(event) => event.preventDefault()} // focus stays in the field
            onPointerLeave={() => setActiveUrl(undefined)}
            // The list is positioned absolutely, because otherwise closing it during a press would move the pressed
            // element. In a dialog, the list does not scroll, because the dialog itself does.
            className={`absolute inset-x-0 top-full z-10 mt-2 border-control border-brand bg-card ${isInDialog ? '' : 'max-h-80 overflow-y-auto'}`}
          >
            <PageAnchor to={getResultsPath(terms)} {...optionProps(0)}>
              <span className="block font-semibold">
                {formatMessage(words.allResultsFor, { terms: <bdi>{terms}</bdi> })}
              </span>
            </PageAnchor>
            {results.map((entry, index) => (
              <PageAnchor key={entry.to} to={entry.to} {...optionProps(index + 1)}>
                <ResultText entry={entry} />
              </PageAnchor>
            ))}
          </div>
        )}
      </div>
    </form>
  );
}
