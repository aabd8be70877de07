import { routes } from './routes.ts';
import type { Route, To } from './routes.ts';

/** Every page with words of its own, as the search names it where the index of all words does not come. */
export const pageEntries = (routes as readonly Route[])
  .filter(({ unlisted }) => !unlisted)
  .map(({ path, label, summary, group }) => ({
    to: path as To,
    label,
    ...(group && { note: `${summary} · ${group}` }),
  }));
