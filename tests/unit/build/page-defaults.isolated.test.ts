import { expect, it, vi } from 'vitest';
import { pageDefaults } from '../../../src/build/page-defaults.ts';
import type { Path } from '../../../src/site/routes.ts';
import { hasPage } from '../../../src/site/translated-pages.ts';

vi.mock('../../../src/site/language.ts', async (original) => ({
  ...(await original<object>()),
  base: '/hi',
}));
vi.mock('../../../src/site/translated-pages.ts', { spy: true });

it('names no files to add for a Hindi page that only links to the English one', () => {
  const page = '<main><h1>Fees</h1><p>What our services cost.</p></main>';
  vi.mocked(hasPage).mockReturnValueOnce(true);
  expect(pageDefaults({ path: '/fees' as Path }, page).notices).toHaveLength(2);
  expect(pageDefaults({ path: '/fees' as Path }, page).notices).toEqual([]);
});
