import { describe, expect, it } from 'vitest';
import { drawRosette } from '../../../src/lib/guilloche.ts';
import type { Layer } from '../../../src/lib/guilloche.ts';

type Corners = Extract<Layer, { corners: unknown }>['corners'];

const pathOf = (...corners: Corners) => drawRosette([{ corners, copies: 1, tone: 'a' }], 'plate')[0]?.d;

describe('a polygon', () => {
  it('has straight sides between its corners', () => {
    expect(pathOf([0, 0], [9, 0], [9, -5])).toBe('M0 0 9 0 9-5z');
  });

  it('has a corner at each 15 degrees of an arc and at both ends', () => {
    expect(pathOf([10, 20, 100, 50, 0, 45], [0, 0])).toBe('M110 20 107 33 97 45 81 55 0 0z');
  });

  it('follows an arc backwards if its end is before its start', () => {
    expect(pathOf([0, 0, 100, 100, 30, 0])).toBe('M87 50 97 26 100 0z');
  });

  it('divides an arc of 20 degrees into two equal steps', () => {
    expect(pathOf([0, 0, 100, 100, 0, 20])).toBe('M100 0 98 17 94 34z');
  });
});
