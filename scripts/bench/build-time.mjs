/** How long a build takes as pages are added: copies of one service page, in a copy of the project. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIn, copyBuildContext } from '../build-copy.mjs';

const COPY = 'node_modules/.cache/bench-pages';
const PAGE = 'src/pages/services/fund-raising.tsx';

/** Seconds of one `vite build` of a site with `count` pages. */
export async function buildSeconds(count) {
  await rm(COPY, { recursive: true, force: true });
  copyBuildContext(COPY);
  const table = join(COPY, 'src/site/routes.ts');
  const routes = await readFile(table, 'utf8');
  const page = await readFile(PAGE, 'utf8');
  const existing = routes.match(/\bpath: '/g).length;
  let rows = '';
  for (let i = existing; i < count; i += 1) {
    rows += `  { path: '/services/copy-${i}', label: 'Copy ${i}', parent: '/', rosette: 'fund-raising' },\n`;
    const file = join(COPY, `src/pages/services/copy-${i}.tsx`);
    // The page asks the table for its own row.
    await writeFile(file, page.replaceAll('/services/fund-raising', `/services/copy-${i}`));
  }
  await writeFile(
    table,
    routes.replace(
      /\n\] as const satisfies readonly Row\[\];/,
      `\n${rows}] as const satisfies readonly Row[];`,
    ),
  );
  // The footer names every page: with a thousand, each would be mostly a list of the others.
  const links = join(COPY, 'src/chrome/site-links.tsx');
  const footer = await readFile(links, 'utf8');
  await writeFile(
    links,
    footer.replace("row.path !== '/project-details'", "$& && !row.path.includes('/copy-')"),
  );
  const start = performance.now();
  buildIn(COPY);
  const seconds = (performance.now() - start) / 1000;
  await rm(COPY, { recursive: true, force: true });
  return seconds;
}
