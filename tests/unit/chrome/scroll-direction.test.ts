import { expect, it } from 'vitest';
import { updateDirection } from '../../../src/chrome/scroll-direction.ts';

/** Returns whether the direction is up after each scroll. */
function follow(positions: readonly number[]) {
  let direction = { isUp: false, from: 0 };
  return positions.map((y) => {
    direction = updateDirection(direction, y);
    return direction.isUp;
  });
}

it.each([
  ['becomes up after 48 px in small steps', [500, 480, 460, 453, 452], [false, false, false, false, true]],
  ['stays down after small movements up', [500, 460, 510, 470, 463], [false, false, false, false, false]],
  ['becomes down after 8 px', [500, 400, 408, 300, 309], [false, true, true, true, false]],
])('the direction %s', (_, positions, isUp) => {
  expect(follow(positions)).toEqual(isUp);
});
