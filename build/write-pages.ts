import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Manifest, ResolvedConfig } from 'vite';
import { BOOT_MANIFEST, manifestOf, serverOut } from './built-server.ts';
import type { Server } from './built-server.ts';
import { assertNoErrors, findSiteErrors } from './check-site.ts';
import { writePdfs } from './pdf/write-pdfs.ts';
import { brotliLevel, compressFile, compressFolder } from './compress.ts';
import {
  assertPolicyCompliance,
  assertValidNesting,
  hideUntilFound,
  prepareForHydration,
} from './document.ts';
import { securityHeaders } from './headers.ts';
import { hostConfigFiles, siteFolderFiles, vercelFile } from './hosts/index.ts';
import { createFileLinker, STYLE_SHEET } from './link-files.ts';
import { createRuleFilter } from './page-rules.ts';
import { parse, serialize } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import type { Route } from '../src/site/routes.ts';
import { feed } from '../src/articles/plugin/feed.ts';
import { inlineScripts, inlineStyleSheets } from './first-paint.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { allFilmFiles } from '../src/site/film.ts';
import { withBase } from '../src/site/languages.ts';
import type { Language } from '../src/site/languages.ts';
import { languages } from '../src/site/published-languages.ts';
import { hasPage } from '../src/site/translated-pages.ts';
import { ONLY_IN_ENGLISH } from '../src/site/page-source.ts';

const fileOf = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1).replace(/\.html$/, '')}.html`;

/** Whether a page is in the language of a server build. */
const isIn = ({ base }: Server, row: Route) => base === '' || hasPage(base.slice(1) as Language, row);

/** The paths of a language's pages: those that are found by search, and all that are written. */
function pathsOf(server: Server) {
  const rows: readonly Route[] = server.routes;
  const listed = [
    ...rows.filter((row) => !row.unlisted && isIn(server, row)).map(({ path }): string => path),
    ...[...server.staticPages.values()].filter(({ article }) => article).map(({ path }) => path),
  ];
  const all = [
    ...new Set<string>([...rows.map(({ path }) => path), ...listed, ...server.staticPages.keys()]),
  ];
  return { listed, all: [...all, server.notFound.path] };
}

/**
 * Writes everything that Vite does not: pages, redirects, sitemap and feed, hosts' files, .br and .gz.
 * @param servers the server builds: of the English pages, then of each other language
 */
export async function writePages(config: ResolvedConfig, servers: readonly Server[]): Promise<void> {
  const [server] = servers;
  if (!server) throw new Error('There is no server build');
  const out = resolve(config.root, config.build.outDir);
  const writeOutput = async (name: string, text: string) => {
    await mkdir(dirname(resolve(out, name)), { recursive: true });
    await writeFile(resolve(out, name), text);
  };
  // The manifest is not published.
  const manifestFile = join(config.root, serverOut(config.build.outDir), 'manifest.json');
  const files = await Promise.all(
    ['.vite/manifest.json', BOOT_MANIFEST, ...languages.map(manifestOf)].map((name) =>
      readFile(join(out, name), 'utf8'),
    ),
  );
  const [english, boot, ...translated] = files.map((text) => JSON.parse(text) as Manifest);
  const manifest: Manifest = { ...english, ...boot };
  await writeFile(manifestFile, JSON.stringify(manifest, undefined, 2));
  await rm(join(out, '.vite'), { recursive: true });
  const index = await readFile(join(config.root, 'index.html'), 'utf8');
  const firm = server.checkFirm({ ...server.firm, ...server.legalDetails, holidays: server.holidays });
  for (const file of allFilmFiles(firm.video))
    if (!existsSync(join(out, file)))
      throw new Error(`src/site/firm.ts is not valid:\n  video: there is no public${file}`);

  const level = brotliLevel(servers.flatMap((one) => pathsOf(one).all).length);
  const manifests = [manifest, ...translated.map((one) => ({ ...manifest, ...one }))];
  const sheets = new Map<string, string>();
  for (const { file } of manifests.flatMap((one) => Object.values(one)))
    if (file.endsWith('.css')) sheets.set(`/${file}`, (await readFile(join(out, file), 'utf8')).trim());
  const styleSheetPath = `/${manifest[STYLE_SHEET]?.file}`;
  const filterRules = createRuleFilter(sheets.get(styleSheetPath) ?? '');
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
  /** Writes the pages of one language. */
  const writeDocuments = async (of: Server, linkFiles: ReturnType<typeof createFileLinker>) => {
    const template = index.replace('<!--preloads-->', of.preloads).replace(/>\s+</g, '><');
    await mapConcurrent(pathsOf(of).all, async (path) => {
      const row = of.match(path);
      const address = withBase(of.base, path);
      const rendered = await of.render(path).catch((error: Error) => {
        renderErrors.push(error.message);
        return '';
      });
      const page = row ?? of.staticPages.get(path) ?? of.notFound;
      const { defaults, notices } =
        row && !row.unlisted && rendered ? of.pageDefaults(row, rendered) : { defaults: {}, notices: [] };
      for (const notice of notices) config.logger.warn(notice);
      const head = collectError(() => of.pageHead(page, defaults));
      const document = parse(of.fillTemplate(template, path, rendered, head));
      collectError(() => assertValidNesting(address, rendered, document));
      hideUntilFound(document);
      prepareForHydration(document);
      collectError(() => assertPolicyCompliance(address, document));
      inlineScripts(document);
      const source = row && !isIn(of, row) ? ONLY_IN_ENGLISH : server.pageSource(path);
      linkFiles(document, source);
      written.set(address, document);
      inlineStyleSheets(document, (href) =>
        href === styleSheetPath ? filterRules(document) : (sheets.get(href) ?? ''),
      );
      const html = serialize(document);
      await writeOutput(fileOf(address), html);
      await compressFile(resolve(out, fileOf(address)), html, level);
    });
    const searched = pathsOf(of).listed.flatMap((path) => {
      const document = written.get(withBase(of.base, path));
      const page = of.match(path) ?? of.staticPages.get(path);
      return document && page ? [{ page, document }] : [];
    });
    await writeOutput(of.INDEX_PATH.slice(1), of.searchIndex(searched));
    await writeOutput(of.contactCardPath.slice(1), of.contactCard());
  };
  const pdfs: Promise<void>[] = [];
  for (const [i, of] of servers.entries()) {
    await writeDocuments(of, createFileLinker(manifests[i] ?? manifest));
    pdfs.push(writePdfs(config.root, out, of, written));
  }
  assertNoErrors(renderErrors);
  // A host without redirect rules serves the target's document, which corrects the address itself.
  for (const [from, to] of Object.entries(server.redirects)) {
    const target = written.get(to);
    if (target) written.set(from, target);
    if (fileOf(from) !== fileOf(to)) await copyFile(resolve(out, fileOf(to)), resolve(out, fileOf(from)));
  }
  const listedPaths = servers.flatMap((of) => pathsOf(of).listed.map((path) => withBase(of.base, path)));
  await writeOutput('sitemap.xml', server.sitemap(listedPaths));
  await writeOutput('feed.xml', feed(server.articles));
  await writeOutput('robots.txt', server.robots());
  await writeOutput('.well-known/security.txt', server.securityTxt());
  await writeOutput('site.webmanifest', server.manifest());
  const headers = securityHeaders({ thirdParties: server.thirdParties });
  const hosting = { headers, redirects: server.redirects, languages };
  for (const [name, text] of Object.entries(siteFolderFiles(hosting))) await writeOutput(name, text);
  for (const [name, text] of Object.entries(hostConfigFiles(hosting)))
    await writeOutput(join(`${out}-hosts`, name), text);
  await writeOutput(join(config.root, 'vercel.json'), vercelFile(hosting));
  await Promise.all(pdfs);
  errors.push(...(await findSiteErrors({ pages: written, address: firm.siteUrl, root: config.root }, out)));
  assertNoErrors(errors);
  await compressFolder(out, level);
}
