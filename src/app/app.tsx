import { createElement, use } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { FloatingActions } from '../chrome/floating-actions.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { isHeld } from '../lib/held-document.ts';
import { tabTitle } from '../site/derive.ts';
import type { PageFacts } from '../site/derive.ts';
import { notFound, routes } from '../site/routes.ts';
import { ConnectionNotice } from './connection.tsx';
import { DocumentMain, DocumentWords, useStaticLinks } from './document-main.tsx';
import { usePageArrival } from './router/arrival.ts';
import { usePagePrefetch } from './router/prefetch.ts';
import { screenAt, useScreen } from './router/screens.ts';
import type { ScreenKey } from './router/screens.ts';

// Constant elements: React skips them when only the page changes.
const before = (
  <>
    <SkipLink />
    <Header />
  </>
);
const after = (
  <>
    <Footer />
    <FloatingActions />
    <ConnectionNotice />
  </>
);

function Page({ screen, page }: { screen: ScreenKey; page: PageFacts }) {
  const content = useScreen(screen);
  return (
    <CurrentPage value={page}>
      <title>{tabTitle(page)}</title>
      <main id="main" tabIndex={-1}>
        {createElement(content)}
      </main>
    </CurrentPage>
  );
}

/** An article, whose content exists in its document only, or the page shown at an unknown address. */
function OtherPage() {
  const { pathname } = useLocation();
  useStaticLinks();
  const isArticle = use(DocumentWords) !== undefined || isHeld(pathname);
  return isArticle ? <DocumentMain /> : <Page screen={screenAt(pathname)} page={notFound} />;
}

const pages = (
  <Routes>
    {routes.map((route) => (
      <Route
        key={route.path}
        path={route.path}
        caseSensitive
        element={<Page screen={route.path} page={route} />}
      />
    ))}
    {import.meta.env.DEV && (
      <Route
        path="/specimen"
        element={<Page screen="/specimen" page={{ path: '/specimen', label: 'Specimen' }} />}
      />
    )}
    <Route path="*" element={<OtherPage />} />
  </Routes>
);

/** Header and footer around the page that the route table has for the address. */
export function App() {
  usePageArrival();
  usePagePrefetch();
  return (
    <>
      {before}
      {pages}
      {after}
    </>
  );
}
