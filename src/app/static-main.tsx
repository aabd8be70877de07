/* oxlint-disable react/no-danger -- the HTML comes from the build, and the client sets none */
import { use, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { followedLink } from '../chrome/followed-link.ts';
import { StaticHtml } from '../components/static-html.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { initialStaticPage } from '../lib/static-page.ts';
import { routePath } from '../site/language.ts';

/** Makes links in static HTML, such as an article, navigate on the client. */
export function useStaticLinks() {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    void navigate(routePath(link.pathname) + link.search + link.hash);
  });
  useEffect(() => {
    const listener = (event: MouseEvent) => follow(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, []);
}

/**
 * The `<main>` of a static page (src/articles/static-pages.tsx). React leaves the prerendered content unchanged. If
 * React recreates the element, `moveContent` moves the content into the new one.
 */
export function StaticMain() {
  const content = use(StaticHtml);
  const hydrated = useHydrated();
  // Keeps the same object in all renders: for a new object React would set the HTML, which Trusted Types forbids.
  const [innerHtml] = useState(() => (hydrated ? undefined : { __html: content?.html ?? '' }));
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
