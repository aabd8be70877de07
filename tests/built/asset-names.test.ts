import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no asset has a name that ad blockers filter', () => {
  const names = readdirSync('dist/assets').map((file) => file.replace(/-[\w-]{6,8}\.\w+(?:\.br|\.gz)?$/, ''));
  expect(names.length).toBeGreaterThan(0);
  const blocked =
    /chat|share|social|track|banner|popup|analytics|pixel|beacon|cookie|consent|newsletter|(?:^|[-_.])ads?(?:[-_.]|$)/i;
  expect(names.filter((name) => blocked.test(name))).toEqual([]);
});
