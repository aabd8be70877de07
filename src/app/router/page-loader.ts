import { use } from 'react';
import type { ComponentType } from 'react';
import { initialPath } from '../../lib/initial-page.ts';
import { savesData } from '../../lib/saves-data.ts';
import { isInitialStaticPage, isStaticPath } from '../../lib/static-page.ts';
import { loadLazyParts } from '../../runtime/lazy-part.tsx';
import { hasFlag } from '../../runtime/protocol.ts';
import { language, routePath } from '../../site/language.ts';
import { match } from '../../site/page-info.ts';
import { ONLY_IN_ENGLISH, pageSource } from '../../site/page-source.ts';
import { notFound } from '../../site/routes.ts';
import type { Path } from '../../site/routes.ts';
import { hasPage } from '../../site/translated-pages.ts';
import { loadStyleSheet } from '../style-sheet.ts';
import { loadOrReload } from './load-or-reload.ts';

/** The imports of the pages, by file. Vite makes a chunk of each page. */
const pageImports = import.meta.glob<ComponentType>(['/src/pages/**/*.tsx', '/src/app/only-in-english.tsx'], {
  import: 'Screen',
});

// In development only: the page /specimen, which shows every component.
if (import.meta.env.DEV)
  for (const load of Object.values(import.meta.glob<ComponentType>('../specimen.tsx', { import: 'Screen' })))
    pageImports['/src/pages/specimen.tsx'] = load;

/** The key of a page of the route table, of the 404 page, or `static` for all static pages, which have no code. */
export type PageKey = Path | 'static' | typeof notFound.path | '/specimen';

export function pageKeyOf(pathname: string): PageKey {
  if (import.meta.env.DEV && pathname === '/specimen') return '/specimen';
  return match(pathname)?.path ?? (needsDocumentLoad(pathname) ? 'static' : notFound.path);
}

/**
 * Returns whether the browser must load the document of a static page. If the current document has this path but is not
 * that page, the page does not exist.
 */
const needsDocumentLoad = (pathname: string) =>
  !import.meta.env.SSR &&
  isStaticPath(pathname) &&
  (pathname !== routePath(initialPath ?? '') || isInitialStaticPage(pathname));

/** Fails, so that `loadOrReload` loads the document of a static page. */
const rejectStaticPage = () => Promise.reject(new Error('Static pages have no client code'));

/** Returns the file of a page in the current language. */
const sourceOf = (key: PageKey) => {
  const route = match(key);
  return route && !hasPage(language, route) ? ONLY_IN_ENGLISH : pageSource(key);
};

const importOf = (key: PageKey) => pageImports[`/${sourceOf(key)}`];

const loaded = new Map<PageKey, ComponentType>();
const pending = new Map<PageKey, Promise<ComponentType>>();

/** Returns whether the page can be rendered without suspending. */
export const isPageLoaded = (key: PageKey) => loaded.has(key);

async function loadWithDependencies(importPage: () => Promise<ComponentType>) {
  const [page] = await Promise.all([importPage(), loadStyleSheet()]);
  await loadLazyParts();
  return page;
}

/**
 * Loads a page before the visitor navigates to it, unless the visitor saves data. Ignores errors: `loadPage` retries.
 */
export function prefetchPage(key: PageKey) {
  if (savesData()) return;
  const importPage = importOf(key);
  if (!importPage || isPageLoaded(key)) return;
  loadWithDependencies(importPage).then(
    (page) => loaded.set(key, page),
    () => undefined,
  );
}

/**
 * Loads a page's component. A page after the initial one is loaded with its lazy parts and the style sheet. If this
 * fails, the browser loads the page's document as soon as the site is reachable.
 * @throws if a file of the initial page fails to load; a later call retries
 */
export function loadPage(key: PageKey): Promise<ComponentType> {
  const running = pending.get(key);
  if (running) return running;
  const importPage = key === 'static' ? rejectStaticPage : importOf(key);
  if (!importPage)
    throw new Error(`${pageSource(key)} is missing: every row of src/site/pages.ts needs its page`);
  const isInitial = import.meta.env.SSR || !hasFlag('hydrated');
  const loading = isInitial
    ? importPage()
    : loadOrReload(
        () => loadWithDependencies(importPage),
        () => pending.delete(key),
      );
  const page = loading.then((component) => {
    loaded.set(key, component);
    return component;
  });
  pending.set(key, page);
  page.catch(() => pending.delete(key));
  return page;
}

/** Returns the page's component; suspends while it is loading. */
export function usePageComponent(key: PageKey): ComponentType {
  return loaded.get(key) ?? use(loadPage(key));
}
