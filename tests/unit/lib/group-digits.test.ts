import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '../../../src/lib/group-digits.ts';
import { forAll } from '../property-test.ts';

it('any count is grouped as the browser groups it for India', () => {
  forAll([fc.nat()], (count) => {
    expect(groupDigits(count)).toBe(count.toLocaleString('en-IN'));
  });
});
