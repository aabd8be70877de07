import { expect, it } from 'vitest';
import { sourcesOf } from '../design/style-sheets.ts';

/** Lists of sheets, which hold no rule themselves. */
const lists = ['index', 'home', 'inner'].map((name) => `src/styles/${name}.css`);
const sheets = [...sourcesOf('.css')].filter(
  ([file, text]) => !lists.includes(file) && !text.startsWith('/* Written by `npm run'),
);

it('there are sheets written by hand', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

it.each(sheets)(
  '%s says at its head what a utility cannot do (design card: Tailwind throughout)',
  (_, text) => {
    expect(/^\/\*([^]*?)\*\//.exec(text)?.[1]).toMatch(/Why rules: \S/);
  },
);
