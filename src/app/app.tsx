import { createElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { LanguageOffer } from '../chrome/language-offer.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { useIsStaticPage } from '../components/static-html.ts';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { formatDocumentTitle } from '../site/page-info.ts';
import type { PageInfo } from '../site/page-info.ts';
import { notFound, routes } from '../site/routes.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { StaticMain, useStaticLinks } from './static-main.tsx';
import { useShownEntry } from './router/history-entries.ts';
import { usePageArrival } from './router/page-arrival.ts';
import { usePagePrefetch } from './router/prefetch.ts';
import { getPageKey, usePageComponent } from './router/page-loader.ts';
import type { PageKey } from './router/page-loader.ts';

const FloatingActions = lazyPart(() =>
  import('../chrome/floating-actions.tsx').then((module) => module.FloatingActions),
);

// These elements are constants, so that React does not render them again when it renders `App` again.
const beforePage = (
  <>
    <SkipLink />
    <Header />
  </>
);
const afterPage = (
  <>
    <Footer />
    <FloatingActions />
    <LanguageOffer />
    <OfflineNotice />
  </>
);

function Page({ pageKey, page }: { pageKey: PageKey; page: PageInfo }) {
  const content = usePageComponent(pageKey);
  return (
    <CurrentPage value={page}>
      <title>{formatDocumentTitle(page)}</title>
      <main id="main" tabIndex={-1}>
        {createElement(content)}
      </main>
    </CurrentPage>
  );
}

/** The page at a path outside the route table: a static page such as an article, or the 404 page. */
function OtherPage() {
  const { pathname } = useLocation();
  useStaticLinks();
  const isStatic = useIsStaticPage(pathname);
  return isStatic ? <StaticMain /> : <Page pageKey={getPageKey(pathname)} page={notFound} />;
}

const pages = (
  <Routes>
    {routes.map((route) => (
      <Route
        key={route.path}
        path={route.path}
        caseSensitive
        element={<Page pageKey={route.path} page={route} />}
      />
    ))}
    {import.meta.env.DEV && (
      <Route
        path="/specimen"
        element={<Page pageKey="/specimen" page={{ path: '/specimen', label: 'Specimen' }} />}
      />
    )}
    <Route path="*" element={<OtherPage />} />
  </Routes>
);

export function App() {
  useShownEntry();
  usePageArrival();
  usePagePrefetch();
  return (
    <>
      {beforePage}
      {pages}
      {afterPage}
    </>
  );
}
