import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { announce } from '../components/live-region.ts';
import { useStaticLanguages } from '../components/static-html.ts';
import { readStorage, writeStorage } from '../lib/storage.ts';
import { getPathInLanguage } from '../site/languages.ts';
import type { Language } from '../site/languages.ts';
import { findRoute } from '../site/page-info.ts';
import { hasPage } from '../site/translated-pages.ts';
import { useIsTyping } from './use-is-typing.ts';
import { useVisibilityAfterScroll } from './use-visibility-after-scroll.ts';

interface OfferWords {
  /** The accessible name of the landmark. */
  language: string;
  link: string;
  dismiss: string;
}

/** Functions that load the words of the notice in each language. The code of English pages has no such words. */
const wordLoaders = import.meta.glob<OfferWords>('../words/*/language-offer.json', { import: 'default' });

/** The key of `localStorage` that is set when the visitor has seen the offer. */
const STORAGE_KEY = 'language-offer';
/** The space at the bottom of the window for the notice and, in narrow windows, for the docked bar. */
const BOTTOM_PADDING = '8.5rem';

interface Offer {
  language: Language;
  words: OfferWords;
}

export interface LanguageOfferNoticeProps {
  /** The language that is offered. */
  language: Language;
}

/** Returns the offer. Returns undefined if the visitor has already seen the offer, or if its words are missing. */
async function loadOffer(language: Language): Promise<Offer | undefined> {
  if (readStorage('local', STORAGE_KEY) !== null) return undefined;
  const words = await wordLoaders[`../words/${language}/language-offer.json`]?.();
  return words && { language, words };
}

/**
 * Offers the page in another language if it exists in that language. Does not appear if the browser has stored that the
 * visitor saw it. The position is fixed, so that the layout does not shift. Hidden while it would cover a control.
 */
export function LanguageOfferNotice({ language }: LanguageOfferNoticeProps) {
  const { pathname } = useLocation();
  const page = findRoute(pathname);
  const isTranslated = useStaticLanguages(pathname).includes(language) || (page && hasPage(language, page));
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    loadOffer(language).then(setOffer, () => undefined); // ignores errors: the header has the same link
  }, [language]);
  if (!offer || !isTranslated) return null;
  return <Notice {...offer} path={pathname} onDismiss={() => setOffer(undefined)} />;
}

function Notice({ language, words, path, onDismiss }: Offer & { path: string; onDismiss: () => void }) {
  const notice = useRef<HTMLElement>(null);
  const isTyping = useIsTyping();
  const { isHidden } = useVisibilityAfterScroll(notice, { isInitiallyHidden: true });
  useEffect(() => {
    writeStorage('local', STORAGE_KEY, 'seen');
    const cancelAnnouncement = announce(words.link, language);
    // The padding makes space for the notice at the end of the page. The scroll padding makes the browser scroll
    // focused elements to a place above the notice.
    const footer = document.querySelector<HTMLElement>('#root > footer');
    document.documentElement.style.scrollPaddingBottom = BOTTOM_PADDING;
    if (footer) footer.style.paddingBottom = BOTTOM_PADDING;
    return () => {
      cancelAnnouncement();
      document.documentElement.style.scrollPaddingBottom = '';
      if (footer) footer.style.paddingBottom = '';
    };
  }, [language, words]);
  const dismiss = () => {
    document.getElementById('main')?.focus({ preventScroll: true }); // the focused button is removed
    onDismiss();
  };
  return (
    <aside
      ref={notice}
      lang={language}
      aria-label={words.language}
      data-hidden={isTyping || isHidden || undefined}
      // `visibility` hides the notice but keeps its box: `useVisibilityAfterScroll` compares the box with the controls
      // below it.
      className="fixed bottom-[calc(80px+env(safe-area-inset-bottom))] left-[calc(12px+env(safe-area-inset-left))] z-31 flex items-center gap-x-4 border-control border-footer-foreground bg-footer pl-4 text-footer-foreground on-footer not-focus-within:data-hidden:[visibility:hidden] lg:bottom-3 print:hidden"
    >
      <a
        href={getPathInLanguage(language, path)}
        hrefLang={language}
        className="inline-flex min-h-tap items-center font-semibold underline"
        data-keeps-query=""
      >
        {words.link}
      </a>
      <button
        type="button"
        aria-label={words.dismiss}
        className="grid size-11 place-items-center"
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
