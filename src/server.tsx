import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { loadScreen, screenAt } from './app/screens.ts';

/** The HTML of one page's #root, its head elements in front. Used at build time and by the development server. */
export async function render(pathname: string): Promise<string> {
  await loadScreen(screenAt(pathname));
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
export { firm } from './site/firm.ts';
export { checkFirm } from './site/firm-schema.ts';
export { screenAt } from './app/screens.ts';
export { match } from './site/derive.ts';
export { redirects, routes } from './site/routes.ts';
