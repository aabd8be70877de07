import { expect, it } from 'vitest';
import { pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import data from './public-themes.json' with { type: 'json' };

/** Thirty public themes: the base and accent colours of shadcn/ui, and themes of tweakcn. */
const publicThemes = data.sources.flatMap(({ themes }) => Object.entries<string>(themes));

it.each(publicThemes)('the pasted public theme %s passes the contrast checks', (name, css) => {
  const { light, dark } = pasteTheme(css, `${name}.css`).after;
  expect([findLowPairs(light), findLowPairs(dark)]).toEqual([[], []]);
});
