import { describe, expect, it } from 'vitest';
import { pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { lowPairs } from '../../../tailwind/nearest.ts';
import { movedTooFar } from '../design/moved-too-far.ts';
import { publicThemes } from './public-themes.ts';

const schemes = ['light', 'dark'] as const;

describe('a pasted public theme', () => {
  it.each(Object.entries(publicThemes))(
    'passes in light and dark, and moves no colour too far: %s',
    (name, css) => {
      const { before, after, taken } = pasteTheme(css, `${name}.css`);
      for (const scheme of schemes) {
        expect(lowPairs(after[scheme]), `${scheme}`).toEqual([]);
        expect(movedTooFar(before[scheme], after[scheme], taken), `${scheme}`).toEqual([]);
      }
    },
  );

  it('is one of thirty in the list', () => {
    expect(Object.keys(publicThemes)).toHaveLength(30);
  });
});
