import { clampChroma, converter, formatHex } from 'culori';
import { findLowPairs } from '../../../tailwind/nearest.ts';
import { roles } from '../../../tailwind/roles.ts';
import type { Colours, Role } from '../../../tailwind/roles.ts';

const oklch = converter('oklch');
const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
/** Returns whether two hex colours differ by at most one step of each channel, as they can by rounding. */
const isSame = (a: string, b: string) => {
  const other = channels(b);
  return channels(a).every((value, at) => Math.abs(value - (other[at] ?? 0)) <= 1);
};

/**
 * Returns the roles that the repair moved further than necessary. It searches by bisection for the nearest lightness
 * that passes.
 */
export const movedTooFar = (before: Colours, after: Colours, moved: readonly Role[] = roles) =>
  moved.flatMap((role) => {
    const [from, to] = [oklch(before[role]), oklch(after[role])];
    if (!from || !to || before[role] === after[role]) return [];
    const at = (l: number) => formatHex(clampChroma({ ...from, l }, 'oklch'));
    const passes = (l: number) => findLowPairs({ ...after, [role]: at(l) }).length === 0;
    let [failing, passing] = [from.l, to.l];
    if (passes(failing)) return [`${role} ${before[role]} passes, but became ${after[role]}`];
    for (let halving = 0; halving < 20; halving++) {
      const middle = (failing + passing) / 2;
      if (passes(middle)) passing = middle;
      else failing = middle;
    }
    return isSame(at(passing), after[role])
      ? []
      : [`${role} became ${after[role]}, but ${at(passing)} passes`];
  });
