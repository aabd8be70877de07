import { expect, it } from 'vitest';
import { moduleIn, pageInLanguage } from '../../../src/build/language-modules.ts';

const root = process.cwd();

it.each([
  ['src/pages/articles.tsx', 'src/pages/hi/articles.tsx'],
  ['src/components/page-anchor.tsx', 'src/components/hi/page-anchor.tsx'],
  ['src/components/link.tsx', undefined], // has no words
  ['src/pages/hi/articles.tsx', undefined], // is translated
  ['node_modules/react/index.js', undefined],
])('replaces %s by %s', (file, replacement) => {
  expect(moduleIn('hi', `${root}/${file}`, root)).toBe(replacement && `${root}/${replacement}`);
});

it('names the file that a page without a translation lacks', () => {
  expect(pageInLanguage('', 'src/pages/fees.tsx', root)).toBe('src/pages/fees.tsx');
  expect(() => pageInLanguage('/hi', 'src/pages/fees.tsx', root)).toThrow('add src/pages/hi/fees.tsx');
});
