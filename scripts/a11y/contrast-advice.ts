/** Suggests a role or a value that has enough contrast. */
import { formatHex, wcagContrast } from 'culori';
import { findLowPairs, findNearestPassing } from '../../tailwind/nearest.ts';
import { pairs } from '../../tailwind/roles.ts';
import type { Colours, Role } from '../../tailwind/roles.ts';
import type { MeasuredColours } from '../../tests/a11y/engines/finding.ts';
import type { RecordedFinding } from '../../tests/a11y/engines/record.ts';
import type { Advice, Context } from './advice.ts';

const THEME = 'tailwind.config.ts';

/** Returns the role of a colour. If several roles have this colour, prefers the role in a class of the element. */
function findRole(colours: Colours, value: string, html: string, utility: string): Role | undefined {
  const hex = formatHex(value);
  const roles = (Object.keys(colours) as Role[]).filter((role) => formatHex(colours[role]) === hex);
  return roles.find((role) => new RegExp(`\\b${utility}-${role}(?![\\w-])`).test(html)) ?? roles[0];
}

/**
 * Returns the line of a role in the theme. It is the first line of `light` or `dark` that sets the role to a
 * hexadecimal colour. Returns 0 if there is no such line.
 */
function findLine(role: Role, scheme: string, text: string): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.includes(`${scheme}: {`));
  const at = lines.findIndex((line, i) => i > start && new RegExp(`^\\s+'?${role}'?: '#`).test(line));
  return at + 1;
}

const isListed = (front: Role, ground: Role) =>
  pairs.some((pair) => pair.front.includes(front) && pair.on.includes(ground));

export function adviseOnContrast(
  { html }: RecordedFinding,
  { fgColor, bgColor, contrastRatio, expectedContrastRatio }: MeasuredColours,
  { record, readSource }: Context,
): Advice {
  const colours = record.colours as Colours;
  const front = findRole(colours, fgColor, html, 'text');
  const ground = findRole(colours, bgColor, html, 'bg');
  const measured = `${front ?? 'no role'} ${fgColor} on ${ground ?? 'no role'} ${bgColor} has ${contrastRatio}:1, below ${expectedContrastRatio}.`;
  if (front && ground && isListed(front, ground)) {
    const value =
      findLowPairs(colours).some(({ text }) => text === front) && findNearestPassing(front, colours);
    const line = findLine(front, record.scheme, readSource(THEME));
    return {
      correction: `${measured} ${value ? `Write '${value}' for ${front}, the nearest value that passes with all its grounds` : `Change ${front} or ${ground}`} (${record.scheme}).`,
      ...(line > 0 && { location: `${THEME}:${line}` }),
    };
  }
  const required = Number.parseFloat(expectedContrastRatio);
  const passing = pairs
    .filter(({ on, minimum }) => minimum >= 4.5 && ground && on.includes(ground))
    .flatMap((pair) => pair.front)
    .filter((role) => wcagContrast(colours[role], bgColor) >= required)
    .toSorted((a, b) => wcagContrast(colours[a], bgColor) - wcagContrast(colours[b], bgColor));
  const classes = passing.slice(0, 3).map((role) => `text-${role}`);
  return {
    correction: `${measured} ${classes.length > 0 ? `Write ${classes.join(', ')}: these roles pass on ${ground}.` : `No role of text is meant for this background: use another background.`}`,
  };
}
