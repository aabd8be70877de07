import { expect, it } from 'vitest';
import { htmlOf, paths } from './documents.ts';

/** React marks the start of a Suspense boundary with this comment; the root element of the lazy part follows. */
const LATE_PART = /<!--\$--><[^>]*>/g;

it.each(paths)('%s marks each lazy part, so that presses are queued until it is hydrated', (path) => {
  const roots = htmlOf(path)?.match(LATE_PART) ?? [];
  expect(roots.length).toBeGreaterThan(2); // every page has the menu, the search and the mobile menu
  expect(roots.filter((root) => !root.includes(' data-lazy=""'))).toEqual([]);
});
