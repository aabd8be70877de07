import groupNames from '#words/service-groups.json';
import { routes } from './routes.ts';
import type { Route, To } from './routes.ts';

/** All pages except unlisted pages, as entries for the site's search if its index cannot be loaded. */
export const listedPages = (routes as readonly Route[])
  .filter(({ unlisted }) => !unlisted)
  .map(({ path, label, summary, group }) => ({
    to: path as To,
    label,
    ...(group && { note: `${summary} · ${groupNames[group]}` }),
  }));
