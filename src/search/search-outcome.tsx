/** What a search has found, or not, in words: shared by the list under a field and the page of all results. */
import { saveAttachedLines } from '../lib/prefill.ts';
import type { PageResult } from './page-index.ts';
import { splitWords, normalizeWord } from './spelling.ts';
import { Announced } from '../components/announced.tsx';
import { resultsOf } from './use-search.ts';
import type { Search } from './use-search.ts';
import { PageAnchor } from '../components/page-anchor.tsx';

/** A text with the words of the query marked. */
function HighlightedText({ text, has = [] }: { text: string; has?: readonly string[] | undefined }) {
  return splitWords(text).map((word, place) =>
    word && has.includes(normalizeWord(word)) ? (
      <mark key={place} className="bg-primary text-primary-foreground">
        {word}
      </mark>
    ) : (
      word
    ),
  );
}

const quoted = (words: readonly string[]) => <bdi>{words.map((word) => `“${word}”`).join(' or ')}</bdi>;

/** Page and section of a result, and the words of the query that it lacks. */
export function ResultText({ entry: { label, note, has, missing = [] } }: { entry: PageResult }) {
  return (
    <>
      <span className="block font-semibold">
        <HighlightedText text={label} has={has} />
      </span>
      {note && (
        <span className="block text-xs text-muted-foreground">
          <HighlightedText text={note} has={has} />
        </span>
      )}
      {missing.length > 0 && (
        <span className="block text-xs text-muted-foreground">Does not mention {quoted(missing)}</span>
      )}
    </>
  );
}

interface PlainLinkProps {
  to: string;
  onFollow?: () => void;
  children: string;
}

function PlainLink({ to, onFollow, children }: PlainLinkProps) {
  return (
    <PageAnchor
      to={to}
      onClick={onFollow}
      className="font-semibold text-brand underline underline-offset-[.28em]"
    >
      {children}
    </PageAnchor>
  );
}

/** Shown if the index fails to load: the page already has the list of all pages. */
function IndexErrorNote() {
  return (
    <>
      Only page names could be searched, because the full index did not load. All pages are listed{' '}
      <PlainLink to="#site-nav">at the foot of this page</PlainLink>.
    </>
  );
}

/** Whether even the best result lacks words that are on other pages. */
const isPartial = ([best]: readonly PageResult[]) => (best?.missing ?? []).length > 0;

/** Whether the outcome is visible and not only announced: results need no visible outcome. */
export const isOutcomeVisible = ({ terms, found, among, absent, suggestion }: Search) =>
  terms !== '' &&
  (among === 'names' ||
    (among === 'words' &&
      (found.length === 0 || absent.length > 0 || isPartial(found) || suggestion !== undefined)));

/** The number of results, announced at each change. `pages` is the number of pages that are searched. */
export function Outcome({
  search: { terms, found, among, absent, suggestion },
  pages,
}: {
  search: Search;
  pages: number;
}) {
  if (!terms) return null;
  const didYouMean = suggestion && (
    <>
      Did you mean <PlainLink to={resultsOf(suggestion)}>{suggestion}</PlainLink>?{' '}
    </>
  );
  // Each sentence in its own element: a translator replaces text nodes, and React could not update them.
  const key = `${terms} ${among} ${found.length}`;
  if (!among) return <Announced key={key}>Searching …</Announced>;
  if (found.length > 0) {
    return (
      <Announced key={key}>
        {didYouMean}
        {found.length === 1 ? '1 result' : `${found.length} results`}
        {absent.length > 0 && <>. No page has {quoted(absent)}.</>}
        {isPartial(found) && (absent.length > 0 ? ' ' : '. ')}
        {isPartial(found) && 'Each has only some of your words.'}
        {among === 'names' && '. '}
        {among === 'names' && <IndexErrorNote />}
      </Announced>
    );
  }
  return (
    <Announced key={key}>
      Nothing found for “<bdi>{terms}</bdi>”. {didYouMean}
      {among === 'words' ? (
        `All words of our ${pages} pages and of the articles were searched.`
      ) : (
        <IndexErrorNote />
      )}{' '}
      Try other words, or{' '}
      <PlainLink
        to="/contact?about=Something%20else#message"
        onFollow={() => saveAttachedLines('/contact', [`Looked for: ${terms}`])}
      >
        write to us
      </PlainLink>
      : what you looked for goes along.
    </Announced>
  );
}
