import { expect, it } from 'vitest';
import { pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import { publicThemes } from './public-themes.ts';

const themes = Object.entries(publicThemes);
it.each(themes)('the pasted public theme %s passes the contrast checks', (name, css) => {
  const { light, dark } = pasteTheme(css, `${name}.css`).after;
  expect([findLowPairs(light), findLowPairs(dark)]).toEqual([[], []]);
});
