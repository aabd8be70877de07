import { expect, it } from 'vitest';
import { readSources } from '../../../build/theme-checks/style-sheets.ts';

/* Some success criteria apply only to certain content. These tests check that the site does not have such content. */
const code = readSources('.ts', '.tsx');
const styles = readSources('.css');
const findMatches = (pattern: RegExp, sources = code) =>
  [...sources].flatMap(([file, text]) => [...text.matchAll(pattern)].map(([match]) => `${match} (${file})`));

it('the site has one single-character shortcut (SC 2.1.4)', () => {
  expect(findMatches(/accessKey/gi)).toEqual([]);
  // The keys in page-loader.ts are keys of pages.
  const keys = findMatches(/\bkey [!=]== '[^']*'/g).filter((hit) => !hit.includes('page-loader.ts'));
  expect(keys).toContainEqual(expect.stringContaining("'Escape'"));
  expect(keys.filter((hit) => /'\S'/.test(hit)).toSorted()).toEqual([
    "key === '/' (src/search/search-link.tsx)",
    "key === 'k' (src/runtime/boot/event-handlers.ts)", // it needs Ctrl or Command
    "key === 'k' (src/search/search-link.tsx)", // it needs Ctrl or Command
  ]);
});

it.each<[string, RegExp, exceptions?: string[]]>([
  ['listens to no device movement (SC 2.5.4)', /devicemotion|deviceorientation|accelerometer|gyroscope/gi],
  ['locks no orientation (SC 1.3.4)', /\(orientation|orientation\.lock/g],
  ['has no time limits (SC 2.2.1)', /http-equiv="refresh" content="[1-9]|sessionTimeout|maxAge|expires=/gi],
  ['has no password and no captcha (SC 3.3.8)', /type="password"|captcha/gi],
  [
    'has no media except the player and the map (SC 1.2.4, 1.4.2)',
    /<(?:audio|video|iframe|object|embed)\b(?!>\()/g,
    [
      '<iframe (src/components/map-frame.tsx)',
      '<iframe (src/components/video-dialog.tsx)',
      '<video (src/components/video-dialog.tsx)',
    ],
  ],
  [
    'has no pictures of text (SC 1.4.5)',
    /<(?:img|picture|canvas)\b/g,
    [
      '<img (src/articles/article-text.tsx)',
      '<img (src/components/map-frame.tsx)',
      '<img (src/components/picture.tsx)',
      '<img (src/sections/film-section.tsx)',
      '<picture (src/components/picture.tsx)',
    ],
  ],
])('the site %s', (_, pattern, exceptions = []) => {
  const hits = findMatches(pattern, new Map([...code, ...styles]));
  expect(hits.filter((hit) => !exceptions.includes(hit))).toEqual([]);
});

it('only these files listen for the start of a press (SC 2.5.2)', () => {
  const listeners = /onPointerDown|onMouseDown|onTouchStart|'(?:pointer|mouse)down'|'touchstart'/g;
  const files = findMatches(listeners).map((hit) => /\w[\w-]*(?=\.tsx?\)$)/.exec(hit)?.[0]);
  expect([...new Set(files)].toSorted()).toEqual(
    `deferred-rendering event-handlers go-to-anchor page-search phone-field prefetch protocol resize-focus
    site-menu start-hydration use-letterhead-visibility use-rotation`.split(/\s+/),
  );
});
