import { describe, expect, it } from 'vitest';
import { pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import { movedTooFar } from '../design/moved-too-far.ts';
import { publicThemes } from './public-themes.ts';

const schemes = ['light', 'dark'] as const;

describe('a pasted public theme', () => {
  it.each(Object.entries(publicThemes))(
    'passes the contrast checks in light and dark, and its colours move no more than needed: %s',
    (name, css) => {
      const { before, after, taken } = pasteTheme(css, `${name}.css`);
      for (const scheme of schemes) {
        expect(findLowPairs(after[scheme]), `${scheme}`).toEqual([]);
        expect(movedTooFar(before[scheme], after[scheme], taken), `${scheme}`).toEqual([]);
      }
    },
  );

  it('is one of thirty that are tested', () => {
    expect(Object.keys(publicThemes)).toHaveLength(30);
  });
});
