import { describe, expect, it } from 'vitest';
import { exportTheme } from '../../../scripts/theme/export-theme.ts';
import { indexWith, lookName, lookSource } from '../../../scripts/theme/look-file.ts';
import { hasFailingPair, pasteTheme } from '../../../scripts/theme/paste-theme.ts';
import { formatReport } from '../../../scripts/theme/report.ts';
import { theme } from '../../../tailwind.config.ts';
import { familyOf } from '../../../tailwind/typefaces.mjs';

const violet = '#6D28D9';
const root = (more: string) => `:root { --background: #fff; ${more} } .dark { --background: #111; }`;
const registry = (cssVars: object) =>
  JSON.stringify({ name: 'violet', type: 'registry:theme', cssVars }, null, 2);

describe('a pasted theme', () => {
  it.each([
    ['hex', root('--primary: #6d28d9;')],
    ['hsl() without the function', root('--primary: 263.4 70% 50.4%;')],
    ['hsl() with the function', root('--primary: hsl(263.4deg 70% 50.4%);')],
    ['hsl() with commas', root('--primary: hsl(263.4, 70%, 50.4%);')],
    ['oklch()', root('--primary: oklch(0.491 0.241 292.58);')],
    ['a variable of the file', root('--violet: 263.4 70% 50.4%; --primary: hsl(var(--violet));')],
    [
      '@theme inline of Tailwind 4',
      `@theme inline { --color-primary: var(--primary); } ${root('--primary: #6d28d9;')}`,
    ],
    [
      '@theme with values',
      '@theme { --color-primary: #6d28d9; @keyframes spin { to { rotate: 1turn; } } } .dark { --color-primary: #6d28d9; }',
    ],
    [
      '@layer base',
      `@import "tailwindcss"; @layer base { ${root('--primary: #6d28d9;')} * { @apply border-border; } }`,
    ],
    [
      'registry JSON',
      registry({ light: { primary: 'oklch(0.491 0.241 292.58)' }, dark: { primary: '#6d28d9' } }),
    ],
    [
      'css of registry JSON',
      JSON.stringify({
        css: { '@layer base': { ':root': { '--primary': '#6d28d9' }, '.dark': { '--primary': '#6d28d9' } } },
      }),
    ],
  ])('reads %s', (_form, text) => {
    const { look, isDarkDerived } = pasteTheme(text, 'violet.css');
    expect([look.light?.primary, look.dark?.primary]).toEqual([violet, violet]);
    expect(isDarkDerived).toBe(false);
  });

  it('mixes transparent colours with the background', () => {
    const { look } = pasteTheme(root('--border: rgb(0 0 0 / 50%);'), 'a.css');
    expect(look.light?.border).toBe('#808080');
    expect(look.dark?.border).toBe('#090909');
  });

  it('keeps secondary only if it is a dark ground', () => {
    const dark = root('--secondary: #223344; --secondary-foreground: #fff;');
    expect(pasteTheme(dark, 'a.css').look.light?.secondary).toBe('#223344');
    const quiet = root('--secondary: #f4f4f5; --secondary-foreground: #18181b;');
    expect(pasteTheme(quiet, 'a.css').taken).not.toContain('secondary');
  });

  it('takes fonts and corners', () => {
    const { look } = pasteTheme(root('--font-sans: "DM Sans", sans-serif; --radius: 0.625rem;'), 'a.css');
    expect(look.family?.display).toEqual(['"DM Sans"', ...familyOf('sans')]);
    expect(look.radius).toEqual({ md: '8px' });
    expect(pasteTheme(root('--radius: 0;'), 'a.css').look.radius?.frame).toBe('0px');
  });

  it('derives the dark colours of a file without `.dark`, and reports it', () => {
    const pasted = pasteTheme(':root { --primary: #6d28d9; }', 'a.css');
    expect(hasFailingPair(pasted)).toBe(false);
    expect(formatReport(pasted)).toContain('No `.dark` in the file: all dark colours are derived');
  });

  it('lists what it took, derived, ignored and moved, each moved colour once', () => {
    const pasted = pasteTheme(
      root('--primary: #3b82f6; --primary-foreground: #fff; --chart-1: red; --chart-2: red;'),
      'a.css',
    );
    const report = formatReport(pasted);
    expect(report).toContain('Taken: background, primary, primary-foreground.');
    expect(report).toContain('Ignored, no charts or sidebar here: chart-*.');
    const moved = pasted.after.light.primary;
    expect(report.match(/light +primary-foreground on primary +3\.67 +7\.\d\d +7 +(.*)/)?.[1]).toBe(
      `primary #3B82F6 to ${moved}, lightness 0.62 to ${report.match(/to (0\.\d\d)/)?.[1]}`,
    );
  });

  it('keeps all colours with `--exact`, and reports the same pairs', () => {
    const css = root('--primary: #3b82f6; --primary-foreground: #fff;');
    const exact = pasteTheme(css, 'a.css', true);
    expect(exact.look.light).toMatchObject({ primary: '#3B82F6', 'primary-foreground': '#FFFFFF' });
    expect(hasFailingPair(exact)).toBe(true);
    expect(formatReport(exact)).toMatch(/light +primary-foreground on primary +3\.67 +3\.67 +7 +kept/);
  });

  it('is unchanged if it is the exported theme of the site', () => {
    for (const format of ['css', 'json'] as const) {
      const { after } = pasteTheme(exportTheme(format), `site.${format}`);
      expect(after).toMatchObject({
        light: theme.light,
        dark: theme.dark,
        radius: theme.radius,
        family: theme.family,
      });
    }
  });
});

describe('an error in a pasted file names the file, the line and what to do', () => {
  it.each([
    [
      'no :root',
      '.card { --primary: red; }',
      'a.css:1: no variables in `:root`, `@theme` or `cssVars.light`; copy',
    ],
    ['an empty file', '', 'a.css:1: no variables'],
    [
      'an unreadable colour',
      ':root {\n--primary: color-mix(in oklch, red, blue);\n}',
      "a.css:2: --primary is 'color-mix(in oklch, red, blue)', which is not a colour that this command reads; write it as hex",
    ],
    [
      'an unknown reference',
      ':root {\n--primary: var(--violet-600);\n}',
      "a.css:2: --primary is 'var(--violet-600)'",
    ],
    ['references in a circle', ':root {\n--primary: var(--a); --a: var(--primary);\n}', 'a.css:2: --primary'],
    [
      'a variable twice',
      ':root {\n--primary: red;\n--primary: blue;\n}',
      'a.css:3: --primary is set twice in :root, first in line 2; remove one of them',
    ],
    [
      'a variable twice in JSON',
      '{"cssVars": {"light": {\n"primary": "red",\n"primary": "blue"}}}',
      'a.css:3: --primary is set twice in cssVars.light, first in line 2',
    ],
    ['JSON that ends early', '{"cssVars": {\n"light": {', 'a.css:2: not valid JSON'],
  ])('%s', (_name, text, message) => {
    let error: unknown;
    try {
      pasteTheme(text, 'a.css');
    } catch (thrown) {
      error = thrown;
    }
    const { message: found } = error as Error;
    expect(found.slice(0, message.length)).toBe(message);
    expect(found).not.toContain('\n');
  });
});

describe('the file of a pasted theme', () => {
  it('has the colours, with the colour of the file where it moved', () => {
    const source = lookSource(
      'sky',
      'sky.css',
      pasteTheme(root('--muted-foreground: #999; --font-sans: Inter;'), 'sky.css'),
    );
    expect(source).toMatch(/'muted-foreground': '#\w{6}', \/\/ was #999999/);
    expect(source).toContain("['\"Inter\"', ...familyOf('sans')]");
  });

  it.each([
    ['violet-bloom.css', 'violetBloom'],
    ['T3 Chat.json', 't3Chat'],
    ['2024.css', 'theme2024'],
  ])('%s is the look %s', (file, name) => {
    expect(lookName(file)).toBe(name);
  });

  it('is added to the index once', () => {
    const index =
      "import { slate } from './slate.ts';\n\n/** Looks. */\nexport const looks = { engraved: {}, slate };\n";
    const once = indexWith(index, 'sky');
    expect(once).toContain("import { sky } from './sky.ts';\n");
    expect(once).toContain('looks = { engraved: {}, slate, sky };');
    expect(indexWith(once, 'sky')).toBe(once);
  });
});
