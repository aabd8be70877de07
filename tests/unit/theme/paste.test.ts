import { expect, it } from 'vitest';
import { exportTheme } from '../../../scripts/theme/export-theme.ts';
import { pasteTheme } from '../../../scripts/theme/paste-theme.ts';
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

it('a pasted theme has the fonts and corners of its file, and transparent colours mixed with the background', () => {
  const css = root('--font-sans: "DM Sans", sans-serif; --radius: 0.625rem; --border: rgb(0 0 0 / 50%);');
  const { look } = pasteTheme(css, 'a.css');
  expect(look.family?.display).toEqual(['"DM Sans"', ...getFontFamily('sans')]);
  expect(look.radius).toEqual({ md: '8px' });
  expect([look.light?.border, look.dark?.border]).toEqual(['#808080', '#090909']);
});

it.each(['css', 'json'] as const)('the exported theme of the site is pasted from %s unchanged', (format) => {
  const { light, dark, radius, family } = theme;
  const { after } = pasteTheme(exportTheme(format), `site.${format}`);
  expect(after).toMatchObject({ light, dark, radius, family });
});

it.each([
  ['a file without :root', '.card { --primary: red; }', 'a.css:1: no variables'],
  ['an unreadable colour', ':root {\n--primary: color-mix(in oklch, red, blue);\n}', 'a.css:2: --primary'],
  ['variables that refer to each other', ':root {\n--primary: var(--a); --a: var(--primary);\n}', 'a.css:2: --primary'],
  ['a variable that is set twice', ':root {\n--primary: red;\n--primary: blue;\n}', 'a.css:3: --primary is set twice'],
  ['JSON that ends early', '{"cssVars": {\n"light": {', 'a.css:2: not valid JSON'],
])('the error of %s names its line', (_name, text, message) => {
  expect(() => pasteTheme(text, 'a.css')).toThrow(message);
}); // oxfmt-ignore
