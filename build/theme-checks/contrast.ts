/** Reports pairs of colours with too little contrast, with the nearest colours that pass. */
import { findLowPairs, findNearestPassing } from '../../tailwind/nearest.ts';
import { repairColours } from '../../tailwind/repair.ts';
import type { Colours } from '../../tailwind/roles.ts';
import type { Theme } from '../../tailwind/theme.ts';

/**
 * Suggests a value for one role that makes the pair pass. If changing one role is not enough, suggests values for all
 * roles that must change.
 */
function advise(pair: ReturnType<typeof findLowPairs>[number], colours: Colours): string {
  for (const role of [pair.text, pair.ground]) {
    const value = findNearestPassing(role, colours);
    if (value) return `the nearest ${role} that passes is '${value}'`;
  }
  const repaired = repairColours(colours);
  const changedRoles = (Object.keys(colours) as (keyof Colours)[]).filter(
    (role) => repaired[role] !== colours[role],
  );
  return `the nearest values that pass are ${changedRoles.map((role) => `${role} '${repaired[role]}'`).join(', ')}`;
}

/** Returns a message for each pair of colours in the theme whose contrast is below its minimum (tailwind/roles.ts). */
export const createContrastErrors = (theme: Pick<Theme, 'light' | 'dark'>) =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = theme[scheme];
    return findLowPairs(colours).map((pair) => {
      const { text, ground, ratio, minimum } = pair;
      const roundedRatio = Math.floor(ratio * 100) / 100;
      return `tailwind.config.ts: ${scheme}: ${text} ${colours[text]} on ${ground} ${colours[ground]} has a contrast of ${roundedRatio}, below ${minimum}; ${advise(pair, colours)}`;
    });
  });
