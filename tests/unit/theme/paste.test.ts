import { expect, it } from 'vitest';
import { exportTheme } from '../../../scripts/theme/export-theme.ts';
import { hasFailingPair, pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { formatReport } from '../../../scripts/theme/report.ts';
import { theme } from '../../../tailwind.config.ts';
import { getFontFamily } from '../../../tailwind/typefaces.mjs';

const violet = '#6D28D9';
const root = (more: string) => `:root { --background: #fff; ${more} } .dark { --background: #111; }`;
const tailwindTheme = '@theme { --color-primary: #6d28d9; @keyframes spin { to { rotate: 1turn; } } }';
const darkOf = (rules: string) => ({ ':root': { '--primary': '#6d28d9' }, '.dark': { '--primary': rules } });

it.each([
  ['hex', root('--primary: #6d28d9;')],
  ['hsl() without the function', root('--primary: 263.4 70% 50.4%;')],
  ['hsl() with the function', root('--primary: hsl(263.4deg 70% 50.4%);')],
  ['hsl() with commas', root('--primary: hsl(263.4, 70%, 50.4%);')],
  ['oklch()', root('--primary: oklch(0.491 0.241 292.58);')],
  ['a reference to another variable of the file', root('--violet: 263.4 70% 50.4%; --primary: hsl(var(--violet));')],
  ['@theme inline', `@theme inline { --color-primary: var(--primary); } ${root('--primary: #6d28d9;')}`],
  ['@theme with values', `${tailwindTheme} .dark { --color-primary: #6d28d9; }`],
  ['@layer base', `@import "tailwindcss"; @layer base { ${root('--primary: #6d28d9;')} * { @apply border-border; } }`],
  ['registry JSON', JSON.stringify({ cssVars: { light: { primary: violet }, dark: { primary: violet } } })],
  ['the `css` of registry JSON', JSON.stringify({ css: { '@layer base': darkOf('#6d28d9') } })],
])('the colours of a pasted theme are read from %s', (_form, text) => {
  const { look, isDarkDerived } = pasteTheme(text, 'violet.css');
  expect([look.light?.primary, look.dark?.primary, isDarkDerived]).toEqual([violet, violet, false]);
}); // oxfmt-ignore

it('a pasted theme has the fonts and corners of its file', () => {
  const { look } = pasteTheme(root('--font-sans: "DM Sans", sans-serif; --radius: 0.625rem;'), 'a.css');
  expect(look.family?.display).toEqual(['"DM Sans"', ...getFontFamily('sans')]);
  expect(look.radius).toEqual({ md: '8px' });
});

it('transparent colours of a pasted theme are mixed with the background', () => {
  const { look } = pasteTheme(root('--border: rgb(0 0 0 / 50%);'), 'a.css');
  expect([look.light?.border, look.dark?.border]).toEqual(['#808080', '#090909']);
});

it('a light secondary colour of a pasted theme is not taken', () => {
  const { taken } = pasteTheme(root('--secondary: #f4f4f5;'), 'a.css');
  expect(taken).not.toContain('secondary');
});

it('the report lists what happened to each colour', () => {
  const css = ':root { --primary: #3b82f6; --primary-foreground: #fff; --chart-1: red; }';
  const pasted = pasteTheme(css, 'a.css');
  const report = formatReport(pasted);
  expect(hasFailingPair(pasted)).toBe(false);
  expect(report).toContain('Taken: primary, primary-foreground.');
  expect(report).toContain('Ignored, no charts or sidebar here: chart-*.');
  expect(report).toContain('No `.dark` in the file: all dark colours are derived');
  expect(report).toMatch(/light +primary-foreground on primary +3\.67 +7\.\d\d +7 +primary #3B82F6 to #/);
  const exact = pasteTheme(css, 'a.css', { isExact: true });
  expect(hasFailingPair(exact)).toBe(true);
  expect(formatReport(exact)).toMatch(/light +primary-foreground on primary +3\.67 +3\.67 +7 +kept/);
});

it.each(['css', 'json'] as const)('the exported theme of the site is pasted from %s unchanged', (format) => {
  const { light, dark, radius, family } = theme;
  const { after } = pasteTheme(exportTheme(format), `site.${format}`);
  expect(after).toMatchObject({ light, dark, radius, family });
});

it.each([
  ['a file without :root', '.card { --primary: red; }', 'a.css:1: no variables in `:root`, `@theme` or `cssVars.light`; copy'],
  ['an empty file', '', 'a.css:1: no variables'],
  ['an unreadable colour', ':root {\n--primary: color-mix(in oklch, red, blue);\n}', "a.css:2: --primary is 'color-mix(in oklch, red, blue)', which is not a colour that this command reads; write it as hex"],
  ['a reference to an unknown variable', ':root {\n--primary: var(--violet-600);\n}', "a.css:2: --primary is 'var(--violet-600)'"],
  ['variables that refer to each other', ':root {\n--primary: var(--a); --a: var(--primary);\n}', 'a.css:2: --primary'],
  ['a variable that is set twice', ':root {\n--primary: red;\n--primary: blue;\n}', 'a.css:3: --primary is set twice in :root, first in line 2; remove one of them'],
  ['a variable that is set twice in JSON', '{"cssVars": {"light": {\n"primary": "red",\n"primary": "blue"}}}', 'a.css:3: --primary is set twice in cssVars.light, first in line 2'],
  ['JSON that ends early', '{"cssVars": {\n"light": {', 'a.css:2: not valid JSON'],
])('the error of %s says what to do in which line', (_name, text, message) => {
  expect(() => pasteTheme(text, 'a.css')).toThrow(message);
}); // oxfmt-ignore
