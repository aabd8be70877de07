/* oxlint-disable react/no-danger -- the HTML comes from the build, and the client sets none */
import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findFollowedLink } from '../chrome/followed-link.ts';
import { StaticHtml } from '../components/static-html.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { initialStaticPage } from '../lib/static-page.ts';
import { getRoutePath } from '../site/language.ts';

/**
 * Handles clicks on the links of a static page, which React does not hydrate. Pages of the route table open without a
 * new document.
 */
export function useStaticLinks() {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = findFollowedLink(event);
    if (!link) return;
    event.preventDefault();
    void navigate(getRoutePath(link.pathname) + link.search + link.hash);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/**
 * The `<main>` of a static page (src/articles/static-pages.tsx). React leaves the prerendered content as it is. If
 * React creates a new element, `moveContent` moves the content there.
 */
export function StaticMain() {
  const staticHtml = use(StaticHtml);
  const isHydrated = useHydrated();
  // The object must be the same in all renders. With a new object, React would set the HTML again, which Trusted Types
  // forbid.
  const [innerHtml] = useState(() => (isHydrated ? undefined : { __html: staticHtml?.html ?? '' }));
  const moveContent = useCallback((main: HTMLElement | null) => {
    if (!initialStaticPage || !main || main === initialStaticPage.main) return;
    main.replaceChildren(...initialStaticPage.main.childNodes);
    initialStaticPage.main = main;
  }, []);
  return (
    <>
      {initialStaticPage && <title>{initialStaticPage.title}</title>}
      <main
        id="main"
        tabIndex={-1}
        data-static=""
        ref={moveContent}
        suppressHydrationWarning
        dangerouslySetInnerHTML={innerHtml}
      />
    </>
  );
}
