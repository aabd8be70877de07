import { parse, serialize } from '../src/lib/html-tree.ts';
import type { Document } from '../src/lib/html-tree.ts';
import type { ServerBuild } from './built-server.ts';
import { assertPolicyCompliance } from './document.ts';
import { inlineScripts, minifyFiles } from './first-paint.ts';
import { contentTypes, createSecurityHeaders } from './headers.ts';
import type { createFileLinker } from './link-files.ts';

const INLINE_FILES = ['/src/runtime/theme.js', '/src/runtime/offline-page.js'];
const inlineScript = minifyFiles(INLINE_FILES);

/** Returns the HTML of the offline page of a language, with its scripts and styles inlined. */
export function createOfflinePage(
  { renderOfflinePage }: ServerBuild,
  linkFiles: ReturnType<typeof createFileLinker>,
  inlineStyles: (document: Document) => void,
): string {
  const document = parse(renderOfflinePage(INLINE_FILES));
  assertPolicyCompliance('the offline page', document);
  inlineScripts(document, { files: INLINE_FILES, text: inlineScript });
  linkFiles(document, 'src/app/offline-page.tsx');
  inlineStyles(document);
  return serialize(document);
}

/** A service worker that removes itself, for sites without offline pages whose earlier version had registered one. */
const SELF_REMOVING_WORKER =
  "addEventListener('install',()=>skipWaiting());addEventListener('activate',()=>registration.unregister())";

/**
 * Returns the text of the service worker. It contains the offline pages, so browsers install it again when they change.
 * @param pages the offline page of each language, by the first part of its paths; '' for English
 */
export function createOfflineWorker(
  { isOfflineWorkerEnabled }: Pick<ServerBuild, 'isOfflineWorkerEnabled'>,
  pages: ReadonlyMap<string, string>,
): string {
  if (!isOfflineWorkerEnabled) return SELF_REMOVING_WORKER;
  const headers = {
    ...createSecurityHeaders({ script: inlineScript }),
    'Content-Type': contentTypes.html,
    'Cache-Control': 'no-store', // otherwise Back would show the offline page again instead of requesting the page
  };
  const worker = minifyFiles(['/src/runtime/offline-worker.js']);
  return `const pages=new Map(${JSON.stringify([...pages])}),headers=${JSON.stringify(headers)};${worker}`;
}
