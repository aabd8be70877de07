import { parse } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import { withBase } from '../src/site/languages.ts';
import { ONLY_IN_ENGLISH } from '../src/site/page-source.ts';
import type { ServerBuild } from './built-server.ts';
import {
  assertPolicyCompliance,
  assertValidNesting,
  hideUntilFound,
  prepareForHydration,
} from './document.ts';
import { inlineScripts } from './first-paint.ts';
import type { createFileLinker } from './link-files.ts';
import { isTranslated } from './page-paths.ts';

/** A rendered page whose style sheets are still links. */
export interface RenderedPage {
  /** The path of its URL. */
  path: string;
  document: Document;
  /** Messages about details that the page lacks, such as a description. Defaults replace these details. */
  notices: readonly string[];
  errors: readonly string[];
}

/**
 * Renders a page as an HTML document with links to its files.
 * @throws Error if React cannot render the page. Other errors are returned in `errors`.
 */
export async function renderPage(
  server: ServerBuild,
  path: string,
  template: string,
  linkFiles: ReturnType<typeof createFileLinker>,
): Promise<RenderedPage> {
  const errors: string[] = [];
  const collectError = <Result>(task: () => Result): Result | '' => {
    try {
      return task();
    } catch (error) {
      errors.push((error as Error).message);
      return '';
    }
  };
  const row = server.findRoute(path);
  const urlPath = withBase(server.base, path);
  const rendered = await server.render(path);
  const { defaults, notices } =
    row && !row.unlisted ? server.createPageDefaults(row, rendered) : { defaults: {}, notices: [] };
  const page = row ?? server.staticPages.get(path) ?? server.notFound;
  const head = collectError(() => server.createPageHead(page, defaults));
  const document = parse(server.fillTemplate(template, path, rendered, head));
  collectError(() => assertValidNesting(urlPath, rendered, document));
  hideUntilFound(document);
  prepareForHydration(document);
  collectError(() => assertPolicyCompliance(urlPath, document));
  inlineScripts(document);
  linkFiles(document, row && !isTranslated(server, row) ? ONLY_IN_ENGLISH : server.findPageSource(path));
  return { path: urlPath, document, notices, errors };
}
