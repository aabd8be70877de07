import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Manifest, ResolvedConfig } from 'vite';
import { BOOT_MANIFEST, serverOut } from './built-server.ts';
import type { Server } from './built-server.ts';
import { assertNoErrors, findSiteErrors } from './check-site.ts';
import { brotliLevel, compressFile, compressFolder } from './compress.ts';
import {
  assertPolicyCompliance,
  assertValidNesting,
  fillTemplate,
  hideUntilFound,
  prepareForHydration,
} from './document.ts';
import { securityHeaders } from './headers.ts';
import { hostConfigFiles, siteFolderFiles, vercelFile } from './hosts/index.ts';
import { attribute, elementsOf, parse, replaceElement, serialize, setAttribute } from '../lib/html-tree.ts';
import type { Document } from '../lib/html-tree.ts';
import type { Route } from '../site/routes.ts';
import { INDEX_PATH } from '../search/page-index.ts';
import { feed } from '../articles/plugin/feed.ts';
import { inlineStyleSheets, inlineTheme } from './first-paint.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { searchIndex } from '../search/build-index.ts';

/** Returns a function that fills in the built files of a page. */
function createFileLinker(manifest: Manifest) {
  const built = (source: string) => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`${source} has no chunk in the Vite manifest`);
    return `/${chunk.file}`;
  };
  /** The files of a chunk and its static imports. */
  const collectFiles = (source: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[source];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) collectFiles(other, found);
    return found;
  };
  const list = (files: Iterable<string>) => [...files].map((file) => `/${file}`).join(' ');
  return (document: Document, source: string) => {
    const isHome = source === 'src/pages/home.tsx';
    // Home's own code is prefetched, since its hero starts by itself; elsewhere it waits for the first interaction.
    const prefetch = new Set([
      ...collectFiles('src/app/client.tsx'),
      ...(isHome ? collectFiles(source) : []),
    ]);
    const deferred = [...collectFiles(source)].filter((file) => !prefetch.has(file));
    // Home omits the style sheet of the other pages, and they omit Home's; app/page-styles.ts loads it before navigation.
    const other = isHome ? 'inner' : 'home';
    const sheet = `src/styles/${other}.css`;
    const files = { prefetch: list(prefetch), deferred: list(deferred), [other]: built(sheet) };
    for (const element of elementsOf(document)) {
      if (attribute(element, 'href') === `/${sheet}`) replaceElement(element);
      for (const attr of element.attrs)
        if (attr.value.startsWith('/src/')) attr.value = built(attr.value.slice(1));
      if (attribute(element, 'data-entry') === undefined) continue;
      for (const [name, value] of Object.entries(files)) setAttribute(element, `data-${name}`, value);
    }
  };
}

const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\.html$/, '')}.html`;

/**
 * Writes everything that Vite does not: pages, redirects, sitemap and feed, hosts' files, .br and .gz.
 * @param server the server build
 */
export async function writePages(config: ResolvedConfig, server: Server): Promise<void> {
  const out = resolve(config.root, config.build.outDir);
  const writeOutput = async (name: string, text: string) => {
    await mkdir(dirname(resolve(out, name)), { recursive: true });
    await writeFile(resolve(out, name), text);
  };
  // The manifest is not published.
  const manifestFile = join(config.root, serverOut(config.build.outDir), 'manifest.json');
  const files = await Promise.all(
    ['.vite/manifest.json', BOOT_MANIFEST].map((name) => readFile(join(out, name), 'utf8')),
  );
  const manifest = Object.assign({}, ...files.map((text) => JSON.parse(text) as Manifest)) as Manifest;
  await writeFile(manifestFile, JSON.stringify(manifest, undefined, 2));
  await rm(join(out, '.vite'), { recursive: true });
  const index = await readFile(join(config.root, 'index.html'), 'utf8');
  const template = index.replace('<!--preloads-->', server.preloads).replace(/>\s+</g, '><');
  const linkFiles = createFileLinker(manifest);
  const firm = server.checkFirm({ ...server.firm, ...server.legalDetails, holidays: server.holidays });
  const film = firm.video && 'file' in firm.video && `media/${firm.video.file}.mp4`;
  if (film && !existsSync(join(out, film)))
    throw new Error(`src/site/firm.ts is not valid:\n  video.file: there is no public/${film}`);

  const articlePaths = server.articles.map(({ path }) => path);
  const rows: readonly Route[] = server.routes;
  const listedPaths = [...rows.filter(({ unlisted }) => !unlisted).map(({ path }) => path), ...articlePaths];
  const all = new Set<string>([
    ...rows.map(({ path }) => path),
    ...listedPaths,
    ...server.staticPages.keys(),
  ]);
  const paths = [...all, server.notFound.path];
  const level = brotliLevel(paths.length);
  const sheets = new Map<string, string>();
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.css')) sheets.set(`/${file}`, (await readFile(join(out, file), 'utf8')).trim());
  const written = new Map<string, Document>();
  const errors = server.findThirdPartyErrors(server.thirdParties);
  /** Collects the error of one page, so that one build reports those of all. */
  const collectError = <Made>(make: () => Made): Made | '' => {
    try {
      return make();
    } catch (error) {
      errors.push((error as Error).message);
      return '';
    }
  };
  const renderErrors: string[] = [];
  await mapConcurrent(paths, async (path) => {
    const row = server.match(path);
    const rendered = await server.render(path).catch((error: Error) => {
      renderErrors.push(error.message);
      return '';
    });
    const page = row ?? server.staticPages.get(path) ?? server.notFound;
    const { defaults, notices } =
      row && !row.unlisted && rendered
        ? server.pageDefaults(row.path, rendered)
        : { defaults: {}, notices: [] };
    for (const notice of notices) config.logger.warn(notice);
    const head = collectError(() => server.pageHead(page, defaults));
    const document = parse(fillTemplate(template, path, rendered, head));
    collectError(() => assertValidNesting(path, rendered, document));
    hideUntilFound(document);
    prepareForHydration(document);
    collectError(() => assertPolicyCompliance(path, document));
    inlineTheme(document);
    linkFiles(document, server.pageSource(path));
    written.set(path, document);
    inlineStyleSheets(document, (href) => sheets.get(href) ?? '');
    const html = serialize(document);
    await writeOutput(fileOf(path), html);
    await compressFile(resolve(out, fileOf(path)), html, level);
  });
  assertNoErrors(renderErrors);
  // A host without redirect rules serves the target's document, which corrects the address itself.
  for (const [from, to] of Object.entries(server.redirects)) {
    const target = written.get(to);
    if (target) written.set(from, target);
    if (fileOf(from) !== fileOf(to)) await copyFile(resolve(out, fileOf(to)), resolve(out, fileOf(from)));
  }
  await writeOutput('sitemap.xml', server.sitemap(listedPaths));
  await writeOutput('feed.xml', feed(server.articles));
  const searched = listedPaths.flatMap((path) => {
    const document = written.get(path);
    const page = server.match(path) ?? { path, label: server.staticPages.get(path)?.label ?? '' };
    return document ? [{ page, document }] : [];
  });
  await writeOutput(INDEX_PATH.slice(1), searchIndex(searched));
  await writeOutput('robots.txt', server.robots());
  await writeOutput('.well-known/security.txt', server.securityTxt());
  await writeOutput('site.webmanifest', server.manifest());
  const headers = securityHeaders({ thirdParties: server.thirdParties });
  const assets = (await readdir(join(out, 'assets'))).toSorted(); // before compression
  const hosting = { headers, redirects: server.redirects, assets };
  for (const [name, text] of Object.entries(siteFolderFiles(hosting))) await writeOutput(name, text);
  for (const [name, text] of Object.entries(hostConfigFiles(hosting)))
    await writeOutput(join(`${out}-hosts`, name), text);
  await writeOutput(join(config.root, 'vercel.json'), vercelFile(hosting));
  errors.push(
    ...(await findSiteErrors({ pages: written, address: firm.siteAddress, root: config.root }, out)),
  );
  assertNoErrors(errors);
  await compressFolder(out, level);
}
