import { use } from 'react';
import type { ComponentType } from 'react';
import { initialPath } from '../../lib/initial-page.ts';
import { isSavingData } from '../../lib/saves-data.ts';
import { isInitialStaticPage, isStaticPath } from '../../lib/static-page.ts';
import { loadLazyParts } from '../../runtime/lazy-part.tsx';
import { hasFlag } from '../../runtime/protocol.ts';
import { language, getRoutePath } from '../../site/language.ts';
import { findRoute } from '../../site/page-info.ts';
import { ONLY_IN_ENGLISH, findPageSource } from '../../site/page-source.ts';
import { notFound } from '../../site/routes.ts';
import type { Path } from '../../site/routes.ts';
import { hasPage } from '../../site/translated-pages.ts';
import { loadStyleSheet } from '../style-sheet.ts';
import { loadOrReload } from './load-or-reload.ts';

/** Functions that import the pages, by the path of the source file. Each page is a chunk. */
const pageImports = import.meta.glob<ComponentType>(['/src/pages/**/*.tsx', '/src/app/only-in-english.tsx'], {
  import: 'Screen',
});

// In development, there is also the page /specimen, which shows all components.
if (import.meta.env.DEV)
  for (const load of Object.values(import.meta.glob<ComponentType>('../specimen.tsx', { import: 'Screen' })))
    pageImports['/src/pages/specimen.tsx'] = load;

/**
 * The key of a page: its path in the route table, the path of the 404 page, or `/specimen` in development. All static
 * pages share the key `static`, because they have no code.
 */
export type PageKey = Path | 'static' | typeof notFound.path | '/specimen';

export function getPageKey(pathname: string): PageKey {
  if (import.meta.env.DEV && pathname === '/specimen') return '/specimen';
  return findRoute(pathname)?.path ?? (mayBeStaticPage(pathname) ? 'static' : notFound.path);
}

/**
 * Returns whether a path may be the path of a static page. The browser has no list of static pages. If it has loaded
 * the document at this path, and the document is not a static page, returns false. Returns false on the server too.
 */
const mayBeStaticPage = (pathname: string) =>
  !import.meta.env.SSR &&
  isStaticPath(pathname) &&
  (pathname !== getRoutePath(initialPath ?? '') || isInitialStaticPage(pathname));

/** Rejects, so that `loadOrReload` reloads the document. */
const rejectStaticPage = () => Promise.reject(new Error('Static pages have no client code'));

/** Returns the source file of a page, or of the notice that an untranslated page exists only in English. */
const findSource = (key: PageKey) => {
  const route = findRoute(key);
  return route && !hasPage(language, route) ? ONLY_IN_ENGLISH : findPageSource(key);
};

const findImport = (key: PageKey) => pageImports[`/${findSource(key)}`];

const loadedPages = new Map<PageKey, ComponentType>();
const pendingPages = new Map<PageKey, Promise<ComponentType>>();

/** Imports a page, and loads the style sheet and the lazy parts of the page. */
async function loadWithDependencies(importPage: () => Promise<ComponentType>) {
  const [page] = await Promise.all([importPage(), loadStyleSheet()]);
  await loadLazyParts();
  return page;
}

/**
 * Loads a page before the visitor navigates to it, unless the visitor saves data. Ignores errors, because `loadPage`
 * tries again.
 */
export function prefetchPage(key: PageKey) {
  if (isSavingData()) return;
  const importPage = findImport(key);
  if (!importPage || loadedPages.has(key)) return;
  loadWithDependencies(importPage).then(
    (page) => loadedPages.set(key, page),
    () => undefined,
  );
}

/**
 * Loads the component of a page. Before hydration, the promise rejects if a file cannot be loaded, and a later call
 * tries again. After hydration, also loads the lazy parts and the style sheet. `loadOrReload` then handles failures: the
 * browser loads the page as a document as soon as the site is reachable.
 */
export function loadPage(key: PageKey): Promise<ComponentType> {
  const pendingPage = pendingPages.get(key);
  if (pendingPage) return pendingPage;
  const importPage = key === 'static' ? rejectStaticPage : findImport(key);
  if (!importPage)
    throw new Error(`${findPageSource(key)} is missing: every row of src/site/pages.ts needs its page`);
  const isInitial = import.meta.env.SSR || !hasFlag('hydrated');
  const loading = isInitial
    ? importPage()
    : loadOrReload(
        () => loadWithDependencies(importPage),
        () => pendingPages.delete(key),
      );
  const page = loading.then((component) => {
    loadedPages.set(key, component);
    return component;
  });
  pendingPages.set(key, page);
  page.catch(() => pendingPages.delete(key));
  return page;
}

/** Returns the component of a page. Suspends while the page is loading. */
export function usePageComponent(key: PageKey): ComponentType {
  return loadedPages.get(key) ?? use(loadPage(key));
}
