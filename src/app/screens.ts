import { use } from 'react';
import type { ComponentType } from 'react';
import { deferredParts } from '../components/deferred.tsx';
import type { Path } from '../site/routes.ts';

/** The only glob of the pages: one chunk each, loaded when asked for. */
const files = import.meta.glob<ComponentType>('../pages/**/*.tsx', { import: 'Screen' });

/** A page of the table, or the page shown where there is none. */
export type ScreenKey = Path | 'not-found';

const fileOf = (key: ScreenKey) =>
  `../pages${key === '/' ? '/home' : key === 'not-found' ? '/not-found' : key}.tsx`;

const loaded = new Map<ScreenKey, ComponentType>();
const pending = new Map<ScreenKey, Promise<ComponentType>>();

/**
 * The page's component, with the code of its deferred parts.
 * @throws when a file of the first page does not arrive; a later call tries again. A later page is then
 * opened as a document instead.
 */
export function loadScreen(key: ScreenKey): Promise<ComponentType> {
  const running = pending.get(key);
  if (running) return running;
  const load = files[fileOf(key)];
  if (!load) throw new Error(`${fileOf(key)} is missing: every row of the route table needs its page`);
  const arriving = load()
    .then(async (screen) => {
      if (started) await deferredParts();
      loaded.set(key, screen);
      return screen;
    })
    .catch((error: unknown) => {
      pending.delete(key);
      if (!started) throw error;
      // The address has changed already: its prerendered document needs no code, so this cannot loop.
      location.reload();
      return new Promise<never>(() => undefined);
    });
  pending.set(key, arriving);
  return arriving;
}

/** While the first page hydrates, its deferred parts may arrive after it; later pages appear whole. */
let started = false;
export const pagesAppearWhole = () => {
  started = true;
};

/** Renders the loaded page; inside a transition, waits for one still under way. */
export function useScreen(key: ScreenKey): ComponentType {
  return loaded.get(key) ?? use(loadScreen(key));
}
