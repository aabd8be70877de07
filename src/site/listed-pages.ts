import groupNames from '#words/service-groups.json';
import { routes } from './routes.ts';
import type { Route, To } from './routes.ts';

/** Every listed page, as an entry for the search if the index fails to load. */
export const listedPages = (routes as readonly Route[])
  .filter(({ unlisted }) => !unlisted)
  .map(({ path, label, summary, group }) => ({
    to: path as To,
    label,
    ...(group && { note: `${summary} · ${groupNames[group]}` }),
  }));
