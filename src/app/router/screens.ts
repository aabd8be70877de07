import { use } from 'react';
import type { ComponentType } from 'react';
import { lateParts } from '../../runtime/late-part.tsx';
import { isDocument, isHeld } from '../../lib/held-document.ts';
import { match, pageSource } from '../../site/derive.ts';
import { notFound } from '../../site/routes.ts';
import type { Path } from '../../site/routes.ts';
import { pageStyles } from '../page-styles.ts';
import { arrives } from './arrives.ts';

/** The only glob of the pages: one chunk each, loaded when asked for. */
const files = import.meta.glob<ComponentType>('/src/pages/**/*.tsx', { import: 'Screen' });

/** One screen more in development alone: everything the site is made of. The build leaves this branch out. */
if (import.meta.env.DEV)
  for (const load of Object.values(import.meta.glob<ComponentType>('../specimen.tsx', { import: 'Screen' })))
    files['/src/pages/specimen.tsx'] = load;

/** A page of the table, a document that has to be fetched as one, or the page shown where there is none. */
export type ScreenKey = Path | 'document' | typeof notFound.path | '/specimen';

/** The screen that an address means. */
export function screenAt(pathname: string): ScreenKey {
  if (import.meta.env.DEV && pathname === '/specimen') return '/specimen';
  return match(pathname)?.path ?? (isElsewhere(pathname) ? 'document' : notFound.path);
}

const firstPath = import.meta.env.SSR ? '' : location.pathname;
/** An article has no code. If the site opened at its address without it, there is none. */
const isElsewhere = (pathname: string) =>
  !import.meta.env.SSR && isDocument(pathname) && (pathname !== firstPath || isHeld(pathname));
const noCode = () => Promise.reject(new Error('A document is fetched as one'));

const codeOf = (key: ScreenKey) => files[`/${pageSource(key)}`];

const kindOf = (key: ScreenKey) => (key === '/' ? 'home' : 'inner');

const loaded = new Map<ScreenKey, ComponentType>();
const pending = new Map<ScreenKey, Promise<ComponentType>>();

/**
 * Fetches all that a page needs which may be asked for soon, unless the visitor saves data: asked for after that,
 * it shows at once. A failure is no matter yet.
 */
export function prefetchPage(key: ScreenKey) {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const load = codeOf(key);
  if (!load || isLoaded(key)) return;
  whole(key, load).then(
    (screen) => loaded.set(key, screen),
    () => undefined,
  );
}

/** Whether the page can be rendered without waiting. */
export const isLoaded = (key: ScreenKey) => loaded.has(key);

/** The page's component, once the code of its parts and its style sheet are here too. */
async function whole(key: ScreenKey, load: () => Promise<ComponentType>) {
  const screen = await load();
  await Promise.all([lateParts(), pageStyles(kindOf(key))]);
  return screen;
}

/**
 * The page's component, with the code of its late parts.
 * @throws when a file of the first page does not arrive; a later call tries again. A later page is then
 * opened as a document instead, as soon as the site can be reached.
 */
export function loadScreen(key: ScreenKey): Promise<ComponentType> {
  const running = pending.get(key);
  if (running) return running;
  const load = key === 'document' ? noCode : codeOf(key);
  if (!load) throw new Error(`${pageSource(key)} is missing: every row of src/site/pages.ts needs its page`);
  const arriving = (
    started
      ? arrives(
          () => whole(key, load),
          () => pending.delete(key),
        )
      : load()
  ).then((screen) => {
    loaded.set(key, screen);
    return screen;
  });
  pending.set(key, arriving);
  arriving.catch(() => pending.delete(key));
  return arriving;
}

/** While the first page hydrates, its late parts may arrive after it; later pages appear whole. */
let started = false;
export const pagesAppearWhole = () => {
  started = true;
};

/** Renders the loaded page; inside a transition, waits for one still under way. */
export function useScreen(key: ScreenKey): ComponentType {
  return loaded.get(key) ?? use(loadScreen(key));
}
