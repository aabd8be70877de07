import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it.each([
  ['', '', 'index home inner'],
  ['/hi', '<style title="hi"></style>', 'hi index home inner'],
])(
  'adds the style sheet of Home after the common one, where the pages are at “%s”',
  async (base, own, expected) => {
    vi.doMock('../../../src/site/language.ts', () => ({ base }));
    document.head.innerHTML = `${own}<style title="index"></style><style title="inner"></style><script data-home="/home.css"></script>`;
    const { loadPageStyles } = await import('../../../src/app/page-styles.ts');
    void loadPageStyles('home');
    const names = [...document.head.querySelectorAll('style, link')].map(
      (sheet) => sheet.getAttribute('title') ?? 'home',
    );
    expect(names.join(' ')).toBe(expected);
  },
);
