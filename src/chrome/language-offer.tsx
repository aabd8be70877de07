import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { base } from '../site/language.ts';
import { languages } from '../site/published-languages.ts';

/** Offers a page in the language that the browser prefers. Its code loads only where the browser reads such a language. */
export function LanguageOffer() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (base || !languages.some((name) => `${navigator.languages}`.includes(name))) return;
    import('./language-offer-notice.tsx').then(
      (module) => setNotice(() => module.LanguageOfferNotice),
      () => undefined, // the header has the same link
    );
  }, []);
  return Notice && <Notice />;
}
