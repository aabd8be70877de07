import { expect, it } from 'vitest';
import { pageInLanguage } from '../../../src/build/language-modules.ts';

it('names the file that a page without a translation lacks', () => {
  expect(pageInLanguage('', 'src/pages/fees.tsx', process.cwd())).toBe('src/pages/fees.tsx');
  expect(() => pageInLanguage('/hi', 'src/pages/fees.tsx', process.cwd())).toThrow(
    'add src/pages/hi/fees.tsx',
  );
});
