import { parse, serialize } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import type { ServerBuild } from './built-server.ts';
import { assertPolicyCompliance } from './document.ts';
import { inlineScripts, minifyFiles } from './first-paint.ts';
import { contentTypes, createSecurityHeaders } from './headers.ts';
import type { createFileLinker } from './link-files.ts';

const OFFLINE_FILES = ['/src/runtime/theme.js', '/src/runtime/offline-page.js'];
const offlineScript = minifyFiles(OFFLINE_FILES);

/** Returns the HTML of the offline page of a language, with its scripts and styles inlined. */
export function createOfflinePage(
  { renderOfflinePage }: ServerBuild,
  linkFiles: ReturnType<typeof createFileLinker>,
  inlineStyles: (document: Document) => void,
): string {
  const document = parse(renderOfflinePage(OFFLINE_FILES));
  assertPolicyCompliance('the offline page', document);
  inlineScripts(document, { files: OFFLINE_FILES, text: offlineScript });
  linkFiles(document, 'src/app/offline-page.tsx');
  inlineStyles(document);
  return serialize(document);
}

/**
 * A service worker that unregisters itself. It replaces the service worker of an earlier build that had offline pages.
 */
const SELF_REMOVING_WORKER =
  "addEventListener('install',()=>skipWaiting());addEventListener('activate',()=>registration.unregister())";

/**
 * Returns the text of the service worker. The text contains the offline pages. When an offline page changes, browsers
 * therefore install the service worker again.
 * @param pages the HTML of the offline pages. The key is the language's path prefix: 'hi', or '' for English
 */
export function createOfflineWorker(
  { isOfflineWorkerEnabled }: Pick<ServerBuild, 'isOfflineWorkerEnabled'>,
  pages: ReadonlyMap<string, string>,
): string {
  if (!isOfflineWorkerEnabled) return SELF_REMOVING_WORKER;
  const headers = {
    ...createSecurityHeaders({ script: offlineScript }),
    'Content-Type': contentTypes.html,
    'Cache-Control': 'no-store', // otherwise Back would show the offline page again instead of requesting the page
  };
  const worker = minifyFiles(['/src/runtime/offline-worker.js']);
  return `const pages=new Map(${JSON.stringify([...pages])}),headers=${JSON.stringify(headers)};${worker}`;
}
