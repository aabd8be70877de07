import { expect, it, vi } from 'vitest';
import { pageDefaults } from '../../../src/build/page-defaults.ts';
import type { Path } from '../../../src/site/routes.ts';

vi.mock('../../../src/site/language.ts', async (original) => ({
  ...(await original<object>()),
  base: '/hi',
}));

it('names no files to add for a Hindi page that only links to the English one', () => {
  const page = '<main><h1>Fees</h1><p>What our services cost.</p></main>';
  const path = '/fees' as Path;
  expect(pageDefaults({ path }, page).notices).toHaveLength(2);
  expect(pageDefaults({ path, onlyInEnglish: true }, page).notices).toEqual([]);
});
