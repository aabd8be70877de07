import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../../tailwind.config.ts';
import { sourcesOf } from '../../../src/build/theme-checks/style-sheets.ts';

const read = (name: string) => readFileSync(`src/styles/${name}.css`, 'utf8');
const base = read('base');
const rule = (selector: string) => {
  const start = base.indexOf(`\n${selector} {`);
  return start < 0 ? '' : base.slice(start, base.indexOf('}', start));
};
/** px */
const rem = (length = '') => parseFloat(length) * 16;

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
    const none = 'outline: none (src/styles/base.css)';
    expect(taken).toEqual([none, none, 'outline: 0 (src/styles/print.css)']);
    expect(rule('main:focus')).toContain('outline: none');
    expect(rule('.stretched:focus-visible::after,\n:focus-visible')).toContain('outline: theme(line.focus)');
  });

  it('focus keeps clear of fixed elements: scroll padding, and space below the last line (G7, SC 2.4.11 2.4.12)', () => {
    const [, above, below] = /scroll-padding: ([\d.]+)rem 0 calc\(([\d.]+)rem/.exec(rule('html')) ?? [];
    const row = 64; // the bar of phones, at most
    expect(rem(above)).toBeGreaterThan(0);
    expect(rem(below)).toBeGreaterThanOrEqual(row + 16);
    expect(rem(/padding-bottom: ([\d.]+)rem/.exec(base)?.[1])).toBeGreaterThanOrEqual(row);
  });

  it('fixed elements and the page keep out of the safe area insets (FB0)', () => {
    const chrome = read('chrome');
    const places = [...chrome.matchAll(/^ +(left|right|bottom): (?!0)(.+);$/gm)];
    expect(places.length).toBeGreaterThanOrEqual(5);
    const notice = readFileSync('src/app/offline-notice.tsx', 'utf8').matchAll(/ (left|bottom)-\[([^\]]+)/g);
    for (const [, edge, place] of [...places, ...notice])
      expect(place).toContain(`env(safe-area-inset-${edge})`);
    const insets = ['top', 'right', 'bottom', 'left'].map((edge) => `env(safe-area-inset-${edge})`).join(' ');
    for (const css of [rule('body'), chrome.slice(chrome.indexOf('\n  .drawer {'))])
      expect(css.replace(/\s+/g, ' ')).toContain(`padding: ${insets}`);
  });

  it('controls are 44 pixels high or more in every size (G6, SC 2.5.5 2.5.8)', () => {
    const button = readFileSync('src/components/button.tsx', 'utf8');
    for (const size of ["regular: 'min-h-control ", "small: 'min-h-tap ", 'size-12 '])
      expect(button).toContain(size);
    const styles = [...sourcesOf('.css').values()].join('\n');
    const heightOf = (control: string) =>
      new RegExp(`\\n(?:  \\.|@utility )${control} \\{[^}]*?min-height: ([\\d.]+rem)`).exec(styles)?.[1];
    const rows = 'bar-item drawer-row drawer-link mega-link accordion-row slide-tab tab side-link'.split(' ');
    for (const height of [theme.space.tap, theme.space.control, ...rows.map(heightOf)])
      expect(rem(height), `${rows}`).toBeGreaterThanOrEqual(44);
  });

  it('sizes of type follow the browser: all are in rem (G14, SC 1.4.4)', () => {
    const sizes = Object.values(theme.type).map(([size]) => String(size));
    expect(sizes.length).toBeGreaterThan(10);
    for (const size of sizes) expect(size).toMatch(/^(?:[\d.]+rem$|clamp\([\d.]+rem,)/);
  });

  it('ends each animation immediately and runs no transition under reduced motion (G11 PR6)', () => {
    const states = read('states');
    const calm = states.slice(states.indexOf('(prefers-reduced-motion: reduce)')).replace(/\s+/g, ' ');
    expect(calm).toContain('*, ::before, ::after {');
    for (const line of ['animation-duration: 0.01ms', 'animation-iteration-count: 1', 'transition: none'])
      expect(calm).toContain(`${line} !important;`);
  });
});
