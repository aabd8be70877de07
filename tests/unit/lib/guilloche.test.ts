import { describe, expect, it } from 'vitest';
import { arc } from '../../../src/lib/guilloche.ts';

describe('a polygon with round parts', () => {
  it('has a corner every 15 degrees of an arc, both ends included', () => {
    const half = arc(10, 20, 100, 50, 0, 180);
    expect(half).toHaveLength(13);
    expect(half[0]).toEqual([110, 20]);
    expect(half[6]).toEqual([10, 70]);
    expect(half[12]).toEqual([-90, 20]);
  });

  it('goes backwards if the end is before the start', () => {
    expect(arc(0, 0, 10, 10, 360, 270)).toEqual([...arc(0, 0, 10, 10, 270, 360)].toReversed());
  });

  it('rounds a part of a step up to a step', () => {
    expect(arc(0, 0, 100, 100, 0, 20)).toEqual([
      [100, 0],
      [98, 17],
      [94, 34],
    ]);
  });
});
