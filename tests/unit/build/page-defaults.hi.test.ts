import { expect, it } from 'vitest';
import { pageDefaults } from '../../../build/page-defaults.ts';

it('has no notices for a Hindi page that only links to the English page', () => {
  const page = '<main><h1>Fees</h1><p>What our services cost.</p></main>';
  expect(pageDefaults({ path: '/insurence' }, page).notices).toEqual([]);
});
