import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { OfflineDocument } from '../src/app/offline-page.tsx';
import { loadPage, getPageKey } from '../src/app/router/page-loader.ts';
import { CurrentPage } from '../src/components/current-page.ts';
import { StaticHtml } from '../src/components/static-html.ts';
import { staticPages } from '../src/articles/static-pages.tsx';
import type { StaticPage } from '../src/articles/static-pages.tsx';
import { findRoute, formatDocumentTitle } from '../src/site/page-info.ts';
import { findPageSource } from '../src/site/page-source.ts';
import { base } from '../src/site/language.ts';
import { notFound } from '../src/site/routes.ts';

async function renderNode(node: ReactNode): Promise<string> {
  // The size is infinite, because otherwise React streams large Suspense boundaries with inline scripts, which the
  // content security policy blocks.
  const { prelude } = await prerender(node, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

const createApp = (pathname: string) => (
  <StaticRouter basename={base} location={base + pathname}>
    <App />
  </StaticRouter>
);

/** Placeholders for the path and the content of a static page in a rendered layout. */
const PATH = '/articles/{path}';
const CONTENT = '{content}';
/** Rendered layouts of static pages, by languages. */
const layouts = new Map<string, Promise<string>>();

/**
 * Renders the header and footer of static pages. Pages that exist in the same languages share the result, because a
 * separate rendering for each of a thousand articles would take most of the build time.
 */
function renderLayout(languages: readonly string[]): Promise<string> {
  const key = languages.join();
  const layout =
    layouts.get(key) ??
    renderNode(<StaticHtml value={{ html: CONTENT, languages }}>{createApp(PATH)}</StaticHtml>);
  layouts.set(key, layout);
  return layout;
}

async function renderStaticPage(page: StaticPage): Promise<string> {
  const html = renderToStaticMarkup(
    <StaticRouter basename={base} location={base + page.path}>
      <CurrentPage value={page}>{page.screen}</CurrentPage>
    </StaticRouter>,
    { identifierPrefix: 'words-' },
  );
  const title = renderToStaticMarkup(<title>{formatDocumentTitle(page)}</title>);
  const layout = await renderLayout(page.languages);
  return title + layout.replaceAll(PATH, page.path).replace(CONTENT, () => html);
}

/** Returns the elements of a page's `<head>`, followed by the content of #root. */
export async function render(pathname: string): Promise<string> {
  const page = staticPages.get(pathname);
  if (page) return renderStaticPage(page);
  const screen = await loadPage(getPageKey(pathname));
  const source = findPageSource(findRoute(pathname)?.path ?? notFound.path);
  if (!screen) throw new Error(`${source} exports no Screen`);
  return renderNode(createApp(pathname)).catch((error: unknown) => {
    // React's error messages do not name the page, so the file of the page is added here.
    throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}

/**
 * Renders the document that the service worker shows when a page cannot be loaded.
 * @param scripts the URLs of the scripts that the build inlines
 */
export const renderOfflinePage = (scripts: readonly string[]) =>
  `<!doctype html>${renderToStaticMarkup(
    <StaticRouter basename={base} location={base || '/'}>
      <OfflineDocument scripts={scripts} />
    </StaticRouter>,
  )}`;

/** Returns whether the site has a page at a path. */
export const isPage = (pathname: string) =>
  getPageKey(pathname) !== notFound.path || staticPages.has(pathname);

// The build gets site data from this module instead of importing it. Otherwise, a change of the data would restart the
// development server.
export { fillTemplate, hideUntilFound } from './document.ts';
export { createPageHead } from './head.ts';
export { createPageDefaults } from './page-defaults.ts';
export { createPdfNote } from './pdf-note.ts';
export { preloads } from './preloads.ts';
export { createLanguageFiles, createSiteFiles } from './site-files.ts';
export { staticPages } from '../src/articles/static-pages.tsx';
export { checkFirm } from '../src/site/firm-schema.ts';
export { firm } from '../src/site/firm.ts';
export { holidays } from '../src/site/holidays.ts';
export { base } from '../src/site/language.ts';
export { legalDetails } from '../src/site/legal-details.ts';
export { findRoute, serviceGroups, getTitle } from '../src/site/page-info.ts';
export { isOfflineWorkerEnabled, offlineWorkerPath } from '../src/site/offline-worker.ts';
export { findPageSource } from '../src/site/page-source.ts';
export { notFound, redirects, routes } from '../src/site/routes.ts';
export { thirdParties, findThirdPartyErrors } from '../src/site/third-parties.ts';
