import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { base } from '../site/language.ts';
import type { Language } from '../site/languages.ts';
import { findPreferredLanguage } from './preferred-language.ts';
import type { LanguageOfferNoticeProps } from './language-offer-notice.tsx';

/**
 * Offers an English page in the language that the browser prefers. Loads the code of the notice only if the site exists
 * in that language.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<{
    language: Language;
    Notice: ComponentType<LanguageOfferNoticeProps>;
  }>();
  useEffect(() => {
    const language = base ? undefined : findPreferredLanguage(navigator.languages);
    if (!language) return;
    import('./language-offer-notice.tsx').then(
      ({ LanguageOfferNotice }) => setOffer({ language, Notice: LanguageOfferNotice }),
      () => undefined, // ignores errors: the header has the same link
    );
  }, []);
  return offer && <offer.Notice language={offer.language} />;
}
