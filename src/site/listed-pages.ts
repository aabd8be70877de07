import groupNames from '#words/service-groups.json';
import { routes } from './routes.ts';
import type { Route, To } from './routes.ts';

/** The pages that the site's search finds by name if its index cannot be loaded: all pages that search engines list. */
export const listedPages = (routes as readonly Route[])
  .filter(({ unlisted }) => !unlisted)
  .map(({ path, label, summary, group }) => ({
    to: path as To,
    label,
    ...(group && { note: `${summary} · ${groupNames[group]}` }),
  }));
