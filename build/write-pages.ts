import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { serialize } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { listAllFilmFiles } from '../src/site/film.ts';
import { withBase } from '../src/site/languages.ts';
import { languages } from '../src/site/published-languages.ts';
import type { ServerBuild } from './built-server.ts';
import { assertNoErrors, findSiteErrors } from './check-site.ts';
import { chooseBrotliLevel, compressFile, compressFolder } from './compress.ts';
import { inlineStyleSheets } from './first-paint.ts';
import { createSecurityHeaders } from './headers.ts';
import { createHostConfigFiles, createSiteFolderFiles, createVercelFile } from './hosts/index.ts';
import { createFileLinker, STYLE_SHEET } from './link-files.ts';
import { forEachConcurrent } from './for-each-concurrent.ts';
import { createOfflinePage, createOfflineWorker } from './offline-worker.ts';
import {
  findFileConflicts,
  getAllPaths,
  getFileName,
  getListedPaths,
  getSitemapPaths,
} from './page-paths.ts';
import { createRuleFilter } from './page-rules.ts';
import { collectClientBuild } from './read-client-build.ts';
import type { ClientBuild } from './read-client-build.ts';
import { renderPage } from './render-page.ts';

type Documents = Map<string, Document>;

async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** @throws Error if the firm's details are invalid, or if a file of the firm's film is missing */
function assertValidFirm({ checkFirm, firm, legalDetails, holidays }: ServerBuild, out: string) {
  const { video } = checkFirm({ ...firm, ...legalDetails, holidays });
  const missing = listAllFilmFiles(video).find((file) => !existsSync(join(out, file)));
  if (missing) throw new Error(`src/site/firm.ts is not valid:\n  video: there is no public${missing}`);
}

/**
 * Returns a function that inlines the style sheets of a page. From the global style sheet, the function inlines only
 * the rules that the page uses. It inlines other style sheets completely.
 */
function createStyleInliner({ manifests, styleSheets }: ClientBuild) {
  const styleSheetPath = `/${manifests[0]?.[STYLE_SHEET]?.file}`;
  const filterRules = createRuleFilter(styleSheets.get(styleSheetPath) ?? '');
  return (document: Document) =>
    inlineStyleSheets(document, (href) =>
      href === styleSheetPath ? filterRules(document) : (styleSheets.get(href) ?? ''),
    );
}

/** Returns the pages that the search index of a language contains. */
const selectSearchedPages = (serverBuild: ServerBuild, documents: Documents) =>
  getListedPaths(serverBuild).flatMap((path) => {
    const document = documents.get(withBase(serverBuild.base, path));
    const page = serverBuild.findRoute(path) ?? serverBuild.staticPages.get(path);
    return document && page ? [{ page, document }] : [];
  });

/**
 * Copies the target page of each redirect to the old path, for hosts without redirect rules. When a visitor opens the
 * copy, the boot script corrects the URL.
 */
async function writeRedirects({ redirects }: ServerBuild, out: string, documents: Documents) {
  for (const [from, to] of Object.entries(redirects)) {
    const target = documents.get(to);
    if (target) documents.set(from, target);
    if (getFileName(from) !== getFileName(to))
      await copyFile(join(out, getFileName(to)), join(out, getFileName(from)));
  }
}

async function writeHostFiles({ thirdParties, redirects }: ServerBuild, root: string, out: string) {
  const hosting = { headers: createSecurityHeaders({ thirdParties }), redirects, languages };
  await writeFiles(out, createSiteFolderFiles(hosting));
  await writeFiles(`${out}-hosts`, createHostConfigFiles(hosting));
  await writeFiles(root, { 'vercel.json': createVercelFile(hosting) });
}

/** The values that all languages share. `writeLanguage` adds to `documents`, `renderErrors` and `errors`. */
interface SiteBuild {
  /** The output folder. */
  out: string;
  indexHtml: string;
  inlineStyles: (document: Document) => void;
  brotliLevel: number;
  warn: (notice: string) => void;
  documents: Documents;
  renderErrors: string[];
  errors: string[];
}

/**
 * Writes the pages of a language with their compressed copies, and the other files of the language, such as its search
 * index.
 */
async function writeLanguage(
  serverBuild: ServerBuild,
  linkFiles: ReturnType<typeof createFileLinker>,
  { out, indexHtml, inlineStyles, brotliLevel, warn, documents, renderErrors, errors }: SiteBuild,
) {
  const template = indexHtml.replace('<!--preloads-->', serverBuild.preloads).replace(/>\s+</g, '><');
  await forEachConcurrent(getAllPaths(serverBuild), async (pagePath) => {
    const page = await renderPage(serverBuild, pagePath, template, linkFiles).catch((error: Error) => {
      renderErrors.push(error.message);
    });
    if (!page) return;
    const { path, document } = page;
    page.notices.forEach(warn);
    errors.push(...page.errors);
    documents.set(path, document);
    inlineStyles(document);
    const html = serialize(document);
    await writeFiles(out, { [getFileName(path)]: html });
    await compressFile(join(out, getFileName(path)), html, brotliLevel);
  });
  await writeFiles(out, serverBuild.createLanguageFiles(selectSearchedPages(serverBuild, documents)));
}

/**
 * Writes the files that Vite does not write: pages, sitemap, feeds, configuration of hosts and compressed copies. Checks
 * the site.
 * @param serverBuilds the English server build, then the server build of each other language
 * @throws Error if the firm's details are invalid, if two pages would be written to the same file, if a page cannot be
 *   rendered, or if the check finds errors
 */
export async function writePages(
  config: ResolvedConfig,
  serverBuilds: readonly ServerBuild[],
): Promise<void> {
  const [english] = serverBuilds;
  if (!english) throw new Error('There is no server build');
  const { root } = config;
  const out = resolve(root, config.build.outDir);
  const client = await collectClientBuild(config, out);
  assertValidFirm(english, out);
  const paths = serverBuilds.flatMap((server) =>
    getAllPaths(server).map((path) => withBase(server.base, path)),
  );
  assertNoErrors(findFileConflicts(paths, english.redirects));
  const site: SiteBuild = {
    out,
    indexHtml: client.template,
    inlineStyles: createStyleInliner(client),
    brotliLevel: chooseBrotliLevel(paths.length),
    warn: (notice) => config.logger.warn(notice),
    documents: new Map(),
    renderErrors: [],
    errors: english.findThirdPartyErrors(english.thirdParties),
  };
  const { brotliLevel, documents, errors, inlineStyles, renderErrors } = site;
  const offlinePages = new Map<string, string>();

  for (const [i, serverBuild] of serverBuilds.entries()) {
    const linkFiles = createFileLinker(client.manifests[i] ?? {});
    await writeLanguage(serverBuild, linkFiles, site);
    offlinePages.set(
      serverBuild.base.slice(1), // the language, or '' for English
      createOfflinePage(serverBuild, linkFiles, inlineStyles),
    );
  }
  assertNoErrors(renderErrors); // if a page is missing, the check would also report all links to it

  await writeRedirects(english, out, documents);
  await writeFiles(out, english.createSiteFiles(getSitemapPaths(serverBuilds)));
  await writeFiles(out, { [english.offlineWorkerPath]: createOfflineWorker(english, offlinePages) });
  await writeHostFiles(english, root, out);
  errors.push(...(await findSiteErrors({ pages: documents, siteUrl: english.firm.siteUrl, root }, out)));
  assertNoErrors(errors);
  await compressFolder(out, brotliLevel);
}
