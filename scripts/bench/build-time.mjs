/**
 * How long a build takes as pages and articles are added: copies of one service page and of the articles, in a copy of
 * the project. Usage alone: node scripts/bench/build-time.mjs
 */
import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIn, copyBuildContext } from '../build-copy.mjs';

const COPY = 'node_modules/.cache/bench-pages';
const PAGE = 'src/pages/services/fund-raising.tsx';
const ARTICLES = 'src/content/articles';
const DAY = 86_400_000; // ms

/** Gives the page of this name the picture for sharing that each must have. */
const addPicture = (name) =>
  copyFile('public/share/services-fund-raising.png', join(COPY, `public/share/${name}.png`));

/** Adds rows and pages until the table has `count`. */
async function addPages(count) {
  const table = join(COPY, 'src/site/routes.ts');
  const routes = await readFile(table, 'utf8');
  const page = await readFile(PAGE, 'utf8');
  const facts = join(COPY, 'src/site/descriptions.ts');
  const descriptions = await readFile(facts, 'utf8');
  const existing = descriptions.match(/^  '/gm).length - 1; // the page of an unknown address has no row
  let [rows, described] = ['', ''];
  for (let i = existing; i < count; i += 1) {
    rows += `  { path: '/services/copy-${i}', label: 'Copy ${i}', parent: '/', rosette: 'fund-raising' },\n`;
    const file = join(COPY, `src/pages/services/copy-${i}.tsx`);
    described += `  '/services/copy-${i}': 'The page of a copy, described in as many characters as a list shows: ${i}.',\n`;
    await writeFile(file, page);
    await addPicture(`services-copy-${i}`);
  }
  await writeFile(facts, descriptions.replace(/\n\};/, `\n${described}};`));
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
}

/** Adds copies of the articles in turn, each with a title and a day of its own. */
async function addArticles(count) {
  const names = (await readdir(ARTICLES)).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(names.map((name) => readFile(join(ARTICLES, name), 'utf8')));
  for (let i = 0; i < count; i += 1) {
    const date = new Date(Date.UTC(2025, 0, 1) - i * DAY).toISOString().slice(0, 10);
    const text = texts[i % texts.length]
      .replace(/^title: .*/m, `title: Copy ${i} of an article`)
      .replace(/^date: .*/m, `date: ${date}`);
    await writeFile(join(COPY, ARTICLES, `copy-${i}.md`), text);
    await addPicture(`articles-copy-${i}`);
  }
}

/** Seconds of one `vite build` of a site with `pages` rows in its table, and so many articles more than it has. */
export async function buildSeconds({ pages = 0, articles = 0 }) {
  await rm(COPY, { recursive: true, force: true });
  copyBuildContext(COPY);
  await addPages(pages);
  await addArticles(articles);
  const start = performance.now();
  buildIn(COPY);
  const seconds = (performance.now() - start) / 1000;
  await rm(COPY, { recursive: true, force: true });
  return seconds;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const more of [{}, { articles: 250 }, { articles: 1000 }])
    console.log(`${more.articles ?? 0} articles more: ${(await buildSeconds(more)).toFixed(1)} s`);
