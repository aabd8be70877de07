import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadScreen, screenAt } from './app/screens.ts';
import { pageSource } from './build/page-source.ts';
import { match } from './site/derive.ts';

/** The HTML of one page's #root, its head elements in front. Used at build time and by the development server. */
export async function render(pathname: string): Promise<string> {
  const screen = await loadScreen(screenAt(pathname));
  // React would say that an element's type is undefined, and not where.
  if (!screen) throw new Error(`${pageSource(match(pathname)?.path ?? '/404')} exports no Screen`);
  const { prelude } = await prerender(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
    // Without this, large boundaries are moved into place by inline scripts, which the policy forbids.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

// The build asks for facts here, not in the configuration: editing them then needs no restart.
export { manifest, robots, searchHead, sitemap } from './build/head.ts';
export { securityTxt } from './build/security-txt.ts';
export { duties } from './site/firm-duties.ts';
export { firm } from './site/firm.ts';
export { checkFirm } from './site/firm-schema.ts';
export { screenAt } from './app/screens.ts';
export { match } from './site/derive.ts';
export { redirects, routes } from './site/routes.ts';
