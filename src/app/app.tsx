import { createElement, use } from 'react';
import { useLocation } from 'react-router-dom';
import { FloatingActions } from '../chrome/floating-actions.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { SkipLink } from '../chrome/skip-link.tsx';
import { CurrentPage } from '../components/current-page.ts';
import { isHeld } from '../lib/held-document.ts';
import { match, tabTitle } from '../site/derive.ts';
import type { PageFacts } from '../site/derive.ts';
import { notFound } from '../site/routes.ts';
import { ConnectionNotice } from './connection.tsx';
import { DocumentMain, DocumentWords } from './document-main.tsx';
import { useLinkClicks } from './router/links.ts';
import { usePageArrival } from './router/arrival.ts';
import { screenAt, useScreen } from './router/screens.ts';

// The same elements each time: a navigation renders none of the chrome anew but what reads the address itself.
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

const specimen: PageFacts = { path: '/specimen', label: 'Specimen' };
const pageAt = (pathname: string): PageFacts =>
  match(pathname) ?? (import.meta.env.DEV && pathname === specimen.path ? specimen : notFound);

function ScreenMain({ pathname }: { pathname: string }) {
  const screen = useScreen(screenAt(pathname));
  const page = pageAt(pathname);
  return (
    <CurrentPage value={page}>
      <title>{tabTitle(page)}</title>
      <main id="main" tabIndex={-1}>
        {createElement(screen)}
      </main>
    </CurrentPage>
  );
}

/** Chrome round the routed page. The table is matched here: ranked route matching would add code, not pages. */
export function App() {
  const { pathname } = useLocation();
  const isDocument = use(DocumentWords) !== undefined || isHeld(pathname);
  usePageArrival();
  useLinkClicks();
  return (
    <>
      {before}
      {isDocument ? <DocumentMain /> : <ScreenMain pathname={pathname} />}
      {after}
    </>
  );
}
