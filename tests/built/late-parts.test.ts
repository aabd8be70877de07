import { expect, it } from 'vitest';
import { htmlOf, paths } from './documents.ts';

/** React opens each part whose code comes late by this comment; the root element of the part follows. */
const LATE_PART = /<!--\$--><[^>]*>/g;

it.each(paths)('%s: presses are held on each part until React answers it', (path) => {
  const roots = htmlOf(path)?.match(LATE_PART) ?? [];
  expect(roots.length).toBeGreaterThan(2); // the menu, the search and the drawer stand on every page
  expect(roots.filter((root) => !root.includes(' data-late=""'))).toEqual([]);
});
