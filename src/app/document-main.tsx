/* oxlint-disable react/no-danger -- the HTML is the build's own, and the browser is given none */
import { createContext, use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { followed } from '../chrome/followed-link.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { held } from '../lib/held-document.ts';

/** At build, a document's words as HTML; in the browser they stand in the document. */
export const DocumentWords = createContext<{ html: string } | undefined>(undefined);

/** Navigates on the client when the visitor follows a link in static HTML, such as an article's. */
export function useStaticLinks() {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = followed(event);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/**
 * The main part of a page that is a document alone (src/documents/): the browser has no code for its words. React
 * leaves them as they came, and where it has to make the element anew, they move into the new one.
 */
export function DocumentMain() {
  const words = use(DocumentWords);
  const hydrated = useHydrated();
  // The same object each time: React would write another one's HTML, which the policy forbids.
  const [inner] = useState(() => (hydrated ? undefined : { __html: words?.html ?? '' }));
  const fill = useCallback((main: HTMLElement | null) => {
    if (!held || !main || main === held.main) return;
    main.replaceChildren(...held.main.childNodes);
    held.main = main;
  }, []);
  return (
    <>
      {held && <title>{held.title}</title>}
      <main
        id="main"
        tabIndex={-1}
        data-document=""
        ref={fill}
        suppressHydrationWarning
        dangerouslySetInnerHTML={inner}
      />
    </>
  );
}
