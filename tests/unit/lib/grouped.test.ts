import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from '../../../src/lib/grouped.ts';

it('groups any count as the browser does for India', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(grouped(count)).toBe(count.toLocaleString('en-IN'));
    }),
  );
});
