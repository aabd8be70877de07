/** The outcome of a search in words, for the list below a field and for the page of all results. */
import { formatMessage } from '../lib/format-message.ts';
import { plural } from '../lib/plural.ts';
import { saveAttachedLines } from '../lib/prefill.ts';
import * as m from '#words/search.json';
import { pathIn } from '../site/languages.ts';
import { languageForQuery } from './other-language.ts';
import type { PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { useOutcomeAnnouncement } from './use-outcome-announcement.ts';
import { resultsOf } from './use-search.ts';
import type { Search } from './use-search.ts';
import { Link, linkClass } from '../components/link.tsx';

/** A text with the words of the query marked. */
function HighlightedText({ text, words = [] }: { text: string; words?: readonly string[] | undefined }) {
  return splitWords(text).map((word, place) =>
    word && words.includes(normalizeWord(word)) ? (
      <mark key={place} className="bg-primary text-primary-foreground">
        {word}
      </mark>
    ) : (
      word
    ),
  );
}

/** '“rate” or “rates”' */
const quotedText = (words: readonly string[]) =>
  words.map((word) => formatMessage(m.quote, { word })).join(m.or);
const quoted = (words: readonly string[]) => <bdi>{quotedText(words)}</bdi>;

/** Page and section of a result, and the words of the query that it lacks. */
export function ResultText({
  entry: { label, note, matchingWords, missingWords = [] },
}: {
  entry: PageResult;
}) {
  return (
    <>
      <span className="block font-semibold">
        <HighlightedText text={label} words={matchingWords} />
      </span>
      {note && (
        <span className="block text-xs text-muted-foreground">
          <HighlightedText text={note} words={matchingWords} />
        </span>
      )}
      {missingWords.length > 0 && (
        <span className="block text-xs text-muted-foreground">
          {formatMessage(m.lacks, { words: quoted(missingWords) })}
        </span>
      )}
    </>
  );
}

/** Shown if the index fails to load: the page already has the list of all pages. */
const indexErrorNote = () =>
  formatMessage(m.onlyNames, {
    list: (
      <Link to="#site-nav" variant="solid">
        {m.listOfPages}
      </Link>
    ),
  });

/** Whether even the best result lacks words that are on other pages. */
const isPartial = ([best]: readonly PageResult[]) => (best?.missingWords ?? []).length > 0;

/** Whether the outcome is visible and not only announced: results need no visible outcome. */
export function isOutcomeVisible(search: Search): boolean {
  const { terms, results, searched, absentWords, suggestion } = search;
  if (!terms || !searched) return false;
  const isComplete = results.length > 0 && absentWords.length === 0 && !isPartial(results);
  return searched === 'names' || !isComplete || suggestion !== undefined || !!languageForQuery(search);
}

/** What is announced: short, because it is announced while the visitor types. */
function announcementOf({ results, searched, absentWords, suggestion }: Search): string {
  if (!searched) return m.searching;
  const outcome =
    results.length === 0
      ? m.nothingFoundShort
      : plural(m.resultCount, results.length) +
        (absentWords.length > 0 ? formatMessage(m.absent, { words: quotedText(absentWords) }) : '');
  return (suggestion ? formatMessage(m.didYouMean, { query: suggestion }) : '') + outcome;
}

/** A link to the results in another language, if that is probably the language of the query. */
function otherLanguageLink(search: Search) {
  const language = languageForQuery(search);
  return (
    language && (
      <a href={pathIn(language, resultsOf(search.terms))} hrefLang={language} className={linkClass.solid}>
        {m.searchInOther}
      </a>
    )
  );
}

interface OutcomeProps {
  search: Search;
  /** The number of pages that are searched. */
  pageCount: number;
  /** Whether the query is being typed. */
  isTyped?: boolean;
}

/** The outcome in words. A shorter one is announced. */
export function Outcome({ search, pageCount, isTyped = false }: OutcomeProps) {
  const { terms, results, searched, absentWords, suggestion } = search;
  useOutcomeAnnouncement(announcementOf(search), terms, isTyped);
  const otherLanguage = otherLanguageLink(search);
  const didYouMean =
    suggestion &&
    formatMessage(m.didYouMean, {
      query: (
        <Link to={resultsOf(suggestion)} variant="solid">
          {suggestion}
        </Link>
      ),
    });
  // A new element for each outcome: a translator replaces text nodes, and React could not update them.
  const key = `${terms} ${searched} ${results.length}`;
  if (!searched) return <span key={key}>{m.searching}</span>;
  if (results.length > 0) {
    return (
      <span key={key} className="wrap-anywhere">
        {didYouMean}
        {plural(m.resultCount, results.length)}
        {absentWords.length > 0 && formatMessage(m.absent, { words: quoted(absentWords) })}
        {isPartial(results) && (absentWords.length > 0 ? ' ' : m.end)}
        {isPartial(results) && m.onlySomeWords}
        {searched === 'names' && m.end}
        {searched === 'names' && indexErrorNote()}
        {otherLanguage && ' '}
        {otherLanguage}
      </span>
    );
  }
  return (
    <span key={key} className="wrap-anywhere">
      {formatMessage(m.nothingFound, { terms: <bdi>{terms}</bdi> })}
      {didYouMean}
      {searched === 'names' && indexErrorNote()}
      {searched === 'names' && otherLanguage && ' '}
      {otherLanguage ?? (searched === 'words' && formatMessage(m.allSearched, { pages: String(pageCount) }))}
      {formatMessage(m.tryOtherWords, {
        link: (
          <Link
            to="/contact?about=Something%20else#message"
            variant="solid"
            onClick={() => saveAttachedLines('/contact', [`Looked for: ${terms}`])}
          >
            {m.writeToUs}
          </Link>
        ),
      })}
    </span>
  );
}
