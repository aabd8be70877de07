import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../tailwind.config.ts';
import { sourcesOf } from '../../../src/build/theme-checks/style-sheets.ts';

const base = readFileSync('src/styles/base.css', 'utf8');
const rule = (selector: string) => {
  const start = base.indexOf(`\n${selector} {`);
  return start < 0 ? '' : base.slice(start, base.indexOf('}', start));
};

describe('requirements of every look', () => {
  it('the focus ring is an outline of two colours, each at least 2 px thick (G5, SC 2.4.7 2.4.13)', () => {
    expect(parseFloat(theme.line.focus ?? '')).toBeGreaterThanOrEqual(2);
    expect(theme.line.focus).toMatch(/px solid$/);
    const ring = rule(':focus-visible');
    expect(ring).toContain('outline: theme(line.focus) var(--ring)');
    expect(ring).toContain('box-shadow: 0 0 0 theme(lineWidth.focus) var(--ring-inner)');
  });

  it('has no outline only on the main content, and on a stretched control, whose ::after has it (G5)', () => {
    const taken = [...sourcesOf('.ts', '.tsx', '.css')].flatMap(([file, text]) =>
      [...text.matchAll(/outline-none|outline-0\b|outline:\s*(?:none|0)\b/g)].map(
        ([hit]) => `${hit} (${file})`,
      ),
    );
    const base = 'outline: none (src/styles/base.css)';
    expect(taken).toEqual([base, base, 'outline: 0 (src/styles/print.css)']);
    expect(rule('main:focus')).toContain('outline: none');
    expect(rule('.stretched:focus-visible::after,\n:focus-visible')).toContain('outline: theme(line.focus)');
  });

  it('focus keeps clear of fixed elements: scroll padding, and space below the last line (G7, SC 2.4.11 2.4.12)', () => {
    const [above = 0, below = 0] = (
      /scroll-padding: ([\d.]+)rem 0 calc\(([\d.]+)rem/.exec(rule('html')) ?? []
    )
      .slice(1)
      .map((length) => parseFloat(length) * 16);
    const room = parseFloat(/padding-bottom: ([\d.]+)rem/.exec(base)?.[1] ?? '0') * 16;
    const row = 50 + 12; // the floating row and its distance from the edge, chrome.css
    expect(above).toBeGreaterThan(0);
    expect(below).toBeGreaterThanOrEqual(row + 16);
    expect(room).toBeGreaterThanOrEqual(row);
  });

  it('fixed elements and the page keep out of the safe area insets (FB0)', () => {
    const chrome = readFileSync('src/styles/chrome.css', 'utf8');
    const places = [...chrome.matchAll(/^ +(left|right|bottom): (?!0)(.+);$/gm)];
    expect(places.length).toBeGreaterThanOrEqual(5);
    const notice = readFileSync('src/app/offline-notice.tsx', 'utf8').matchAll(/ (left|bottom)-\[([^\]]+)/g);
    for (const [, edge, place] of [...places, ...notice])
      expect(place).toContain(`env(safe-area-inset-${edge})`);
    const insets = ['top', 'right', 'bottom', 'left'].map((edge) => `env(safe-area-inset-${edge})`).join(' ');
    const drawer = chrome.slice(chrome.indexOf('\n  .drawer {'));
    for (const css of [rule('body'), drawer])
      expect(css.replace(/\s+/g, ' ')).toContain(`padding: ${insets}`);
  });

  it('controls are 44 pixels high or more in every size (G6, SC 2.5.5 2.5.8)', () => {
    expect(parseFloat(theme.space.tap ?? '') * 16).toBeGreaterThanOrEqual(44);
    expect(parseFloat(theme.space.control ?? '') * 16).toBeGreaterThanOrEqual(44);
    const button = readFileSync('src/components/button.tsx', 'utf8');
    expect(button).toContain("regular: 'min-h-control ");
    expect(button).toContain("small: 'min-h-tap ");
    expect(button).toContain('size-12 ');
    const styles = [...sourcesOf('.css').values()].join('\n');
    for (const control of [
      'bar-item',
      'drawer-row',
      'drawer-link',
      'mega-link',
      'accordion-row',
      'slide-tab',
      'tab',
      'side-link',
    ]) {
      const [, height = '0'] =
        new RegExp(`\\n(?:  \\.|@utility )${control} \\{[^}]*?min-height: ([\\d.]+)rem`).exec(styles) ?? [];
      expect(parseFloat(height) * 16, `${control} is lower`).toBeGreaterThanOrEqual(44);
    }
  });

  it('sizes of type follow the browser: all are in rem (G14, SC 1.4.4)', () => {
    const sizes = Object.entries(theme.type).map(([name, [size]]) => [name, String(size)]);
    expect(sizes.length).toBeGreaterThan(10);
    for (const [name, size] of sizes)
      expect(size, `${name} does not`).toMatch(/^(?:[\d.]+rem$|clamp\([\d.]+rem,)/);
  });

  it('ends each animation immediately and runs no transition under reduced motion (G11 PR6)', () => {
    const states = readFileSync('src/styles/states.css', 'utf8');
    const calm = states.slice(states.indexOf('(prefers-reduced-motion: reduce)'));
    expect(calm).toMatch(/\*,\s*::before,\s*::after \{/);
    expect(calm).toContain('animation-duration: 0.01ms !important;');
    expect(calm).toContain('animation-iteration-count: 1 !important;');
    expect(calm).toContain('transition: none !important;');
  });
});
