/* oxlint-disable react/no-danger -- the HTML comes from the build, and React never sets it in the browser */
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findFollowedLink } from '../chrome/followed-link.ts';
import { StaticHtml } from '../components/static-html.ts';
import { useHydrated } from '../components/use-hydrated.ts';
import { initialStaticPage } from '../lib/static-page.ts';
import { getRoutePath } from '../site/language.ts';

/**
 * Opens links to pages of the route table without loading a document. The listener is on the document, because React
 * does not hydrate the links in the content of a static page.
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

/** If React creates a new `<main>`, as after Back, moves the content of the static page into it. */
function moveContent(main: HTMLElement | null) {
  if (!initialStaticPage || !main || main === initialStaticPage.main) return;
  main.replaceChildren(...initialStaticPage.main.childNodes);
  initialStaticPage.main = main;
}

/** The `<main>` of a static page (src/articles/static-pages.tsx). React does not change its prerendered content. */
export function StaticMain() {
  const staticHtml = use(StaticHtml);
  const isHydrated = useHydrated();
  // The object must be the same in all renders. For a new object, React would set the HTML, and Trusted Types forbid
  // this.
  const [innerHtml] = useState(() => (isHydrated ? undefined : { __html: staticHtml?.html ?? '' }));
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
