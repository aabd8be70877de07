/* Describes the outcome of a search as a text, for the search field and for the page of all results. */
import { formatMessage } from '../lib/format-message.ts';
import { formatPlural } from '../lib/plural.ts';
import { saveAttachedLines } from '../lib/prefill.ts';
import * as words from '#words/search.json';
import { getPathInLanguage } from '../site/languages.ts';
import { findLanguageForQuery } from './other-language.ts';
import type { PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { useOutcomeAnnouncement } from './use-outcome-announcement.ts';
import { getResultsPath } from './use-search.ts';
import type { Search } from './use-search.ts';
import { Link, linkClass } from '../components/link.tsx';

interface HighlightedTextProps {
  text: string;
  marked?: readonly string[] | undefined;
  className: string;
}

/**
 * A text in which some words are marked. The key makes React create a new element for each text, because React cannot
 * update text nodes that a translation extension has replaced.
 */
const HighlightedText = ({ text, marked = [], className }: HighlightedTextProps) => (
  <span key={[text, ...marked].join(' ')} className={className}>
    {splitWords(text).map((word, place) =>
      word && marked.includes(normalizeWord(word)) ? (
        <mark key={place} className="bg-primary text-primary-foreground">
          {word}
        </mark>
      ) : (
        word
      ),
    )}
  </span>
);

/** Returns words in quotation marks: '“rate” or “rates”'. */
const formatQuoted = (list: readonly string[]) =>
  list.map((word) => formatMessage(words.quote, { word })).join(words.or);
const renderQuoted = (list: readonly string[]) => <bdi>{formatQuoted(list)}</bdi>;

/** The page and the section of a result. If the page lacks words of the query, the text names them. */
export function ResultText({
  entry: { label, note, matchingWords, missingWords = [] },
}: {
  entry: PageResult;
}) {
  return (
    <>
      <HighlightedText text={label} marked={matchingWords} className="block font-semibold" />
      {note && (
        <HighlightedText text={note} marked={matchingWords} className="block text-xs text-muted-foreground" />
      )}
      {missingWords.length > 0 && (
        <span className="block text-xs text-muted-foreground">
          {formatMessage(words.lacks, { words: renderQuoted(missingWords) })}
        </span>
      )}
    </>
  );
}

/** Returns a note that only the names of pages were searched, because the index could not be loaded. */
const renderIndexErrorNote = () =>
  formatMessage(words.onlyNames, {
    list: (
      <Link to="#site-nav" variant="solid">
        {words.listOfPages}
      </Link>
    ),
  });

/** Returns whether even the best result lacks words that are on other pages. */
const isPartial = ([best]: readonly PageResult[]) => (best?.missingWords ?? []).length > 0;

/**
 * Returns whether the outcome is visible as a text. If all words were found, the list of results is enough, and the
 * text is only announced.
 */
export function isOutcomeVisible(search: Search): boolean {
  const { terms, results, searched, absentWords, suggestion } = search;
  if (!terms || !searched) return false;
  const isComplete = results.length > 0 && absentWords.length === 0 && !isPartial(results);
  return searched === 'names' || !isComplete || suggestion !== undefined || !!findLanguageForQuery(search);
}

/**
 * Returns the announcement of the outcome. It is shorter than the visible text, because visitors may still be typing.
 */
function createAnnouncement({ results, searched, absentWords, suggestion }: Search): string {
  if (!searched) return words.searching;
  const outcome =
    results.length === 0
      ? words.nothingFoundShort
      : formatPlural(words.resultCount, results.length) +
        (absentWords.length > 0 ? formatMessage(words.absent, { words: formatQuoted(absentWords) }) : '');
  return (suggestion ? formatMessage(words.didYouMean, { query: suggestion }) : '') + outcome;
}

/** Returns a link to the results in another language if the query probably finds more there, otherwise undefined. */
function renderOtherLanguageLink(search: Search) {
  const language = findLanguageForQuery(search);
  return (
    language && (
      <a
        href={getPathInLanguage(language, getResultsPath(search.terms))}
        hrefLang={language}
        className={linkClass.solid}
      >
        {words.searchInOther}
      </a>
    )
  );
}

interface OutcomeProps {
  search: Search;
  /** The number of pages that were searched. */
  pageCount: number;
  /** Whether the query comes from the search field, and not from the URL. */
  isTyped?: boolean;
}

/** The outcome of a search as a text. Screen readers announce a shorter version of it. */
export function Outcome({ search, pageCount, isTyped = false }: OutcomeProps) {
  const { terms, results, searched, isShortened, absentWords, suggestion } = search;
  useOutcomeAnnouncement(createAnnouncement(search), terms, isTyped);
  const otherLanguage = renderOtherLanguageLink(search);
  const didYouMean =
    suggestion &&
    formatMessage(words.didYouMean, {
      query: (
        <Link to={getResultsPath(suggestion)} variant="solid">
          {suggestion}
        </Link>
      ),
    });
  // The key makes React create a new element for each outcome, because React cannot update text nodes that a
  // translation extension has replaced.
  const key = `${terms} ${searched} ${results.length}`;
  if (!searched) return <span key={key}>{words.searching}</span>;
  if (results.length > 0) {
    return (
      <span key={key} className="wrap-anywhere">
        {didYouMean}
        {formatPlural(words.resultCount, results.length)}
        {absentWords.length > 0 && formatMessage(words.absent, { words: renderQuoted(absentWords) })}
        {isPartial(results) && (absentWords.length > 0 ? ' ' : words.end)}
        {isPartial(results) && words.onlySomeWords}
        {searched === 'names' && words.end}
        {searched === 'names' && renderIndexErrorNote()}
        {otherLanguage && ' '}
        {otherLanguage}
      </span>
    );
  }
  return (
    <span key={key} className="wrap-anywhere">
      {formatMessage(words.nothingFound, { terms: <bdi>{terms}</bdi> })}
      {didYouMean}
      {searched === 'names' && renderIndexErrorNote()}
      {searched === 'names' && otherLanguage && ' '}
      {otherLanguage ??
        (searched === 'words' &&
          !isShortened &&
          formatMessage(words.allSearched, { pages: String(pageCount) }))}
      {formatMessage(words.tryOtherWords, {
        link: (
          <Link
            to="/contact?about=Something%20else#message"
            variant="solid"
            onClick={() => saveAttachedLines('/contact', [`Looked for: ${terms}`])}
          >
            {words.writeToUs}
          </Link>
        ),
      })}
    </span>
  );
}
