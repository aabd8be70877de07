import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { loadPage, pageKeyOf } from '../src/app/router/page-loader.ts';
import { CurrentPage } from '../src/components/current-page.ts';
import { StaticHtml } from '../src/components/static-html.ts';
import { staticPages } from '../src/articles/static-pages.tsx';
import type { StaticPage } from '../src/articles/static-pages.tsx';
import { match, documentTitle } from '../src/site/page-info.ts';
import { pageSource } from '../src/site/page-source.ts';
import { base } from '../src/site/language.ts';
import { notFound } from '../src/site/routes.ts';

async function renderNode(node: ReactNode): Promise<string> {
  // Infinity keeps React from streaming large Suspense boundaries, whose inline scripts the content security policy
  // blocks.
  const { prelude } = await prerender(node, { progressiveChunkSize: Infinity });
  return new Response(prelude).text();
}

const site = (pathname: string) => (
  <StaticRouter basename={base} location={base + pathname}>
    <App />
  </StaticRouter>
);

/** Placeholders for the path and the content of a static page. */
const [PATH, WORDS] = ['/articles/{path}', '{words}'];
const layouts = new Map<string, Promise<string>>();

/**
 * Renders the layout of static pages once for all pages with the same languages. Rendering it for each of a thousand
 * articles would take most of the build time.
 */
function renderLayout(languages: readonly string[]): Promise<string> {
  const key = languages.join();
  const layout =
    layouts.get(key) ?? renderNode(<StaticHtml value={{ html: WORDS, languages }}>{site(PATH)}</StaticHtml>);
  layouts.set(key, layout);
  return layout;
}

async function renderDocument(page: StaticPage): Promise<string> {
  const html = renderToStaticMarkup(
    <StaticRouter basename={base} location={base + page.path}>
      <CurrentPage value={page}>{page.screen}</CurrentPage>
    </StaticRouter>,
    { identifierPrefix: 'words-' },
  );
  const title = renderToStaticMarkup(<title>{documentTitle(page)}</title>);
  return title + (await renderLayout(page.languages)).replaceAll(PATH, page.path).replace(WORDS, () => html);
}

/** Renders the head elements of a page, followed by the HTML of #root. */
export async function render(pathname: string): Promise<string> {
  const page = staticPages.get(pathname);
  if (page) return renderDocument(page);
  const screen = await loadPage(pageKeyOf(pathname));
  // Adds the file to errors of React.
  const source = pageSource(match(pathname)?.path ?? notFound.path);
  if (!screen) throw new Error(`${source} exports no Screen`);
  return renderNode(site(pathname)).catch((error: unknown) => {
    throw new Error(`${source}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  });
}

/** Whether the site has a page at a path. */
export const isPage = (pathname: string) =>
  pageKeyOf(pathname) !== notFound.path || staticPages.has(pathname);

// The build imports site data from this bundle, so that a change of the data does not restart the development server.
export { fillTemplate, hideUntilFound } from './document.ts';
export { pageHead } from './head.ts';
export { pageDefaults } from './page-defaults.ts';
export { pdfDetails } from './pdf/pdf-details.ts';
export { preloads } from './preloads.ts';
export { languageFiles, siteFiles } from './site-files.ts';
export { staticPages } from '../src/articles/static-pages.tsx';
export { checkFirm } from '../src/site/firm-schema.ts';
export { firm } from '../src/site/firm.ts';
export { holidays } from '../src/site/holidays.ts';
export { base } from '../src/site/language.ts';
export { legalDetails } from '../src/site/legal-details.ts';
export { match, serviceGroups, titleOf } from '../src/site/page-info.ts';
export { pageSource } from '../src/site/page-source.ts';
export { notFound, redirects, routes } from '../src/site/routes.ts';
export { thirdParties, findThirdPartyErrors } from '../src/site/third-parties.ts';
