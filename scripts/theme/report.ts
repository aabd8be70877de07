/** Formats the report of `npm run theme`: values that were used, derived, ignored and changed. */
import { converter, wcagContrast } from 'culori';
import { findLowPairs } from '../../tailwind/nearest.ts';
import { roles } from '../../tailwind/roles.ts';
import { typefaces } from '../../tailwind/typefaces.mjs';
import { schemes } from './paste-theme.ts';
import type { PastedTheme } from './paste-theme.ts';

const oklch = converter('oklch');
const formatLightness = (hex: string) => (oklch(hex)?.l ?? 0).toFixed(2);
/** Formats a contrast ratio with two decimals. Rounds it down, so that 6.996 does not appear as 7. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}

/**
 * Returns a row for each colour of the file that was changed. With `--exact`, returns a row for each text with too
 * little contrast. A row has the worst pair, its contrast before and after, and how far the colour moved.
 */
function createRepairRows({ before, after, taken }: PastedTheme): string[][] {
  const rows = new Map<string, { share: number; cells: string[] }>();
  for (const scheme of schemes) {
    const [old, colours] = [before[scheme], after[scheme]];
    for (const { text, ground, ratio, minimum } of findLowPairs(old)) {
      const moved = [text, ground].filter((role) => old[role] !== colours[role]);
      for (const role of moved.length > 0 ? moved : [text]) {
        const key = `${scheme} ${role}`;
        const share = ratio / minimum;
        if (!taken.includes(role) || share >= (rows.get(key)?.share ?? 1)) continue;
        const [from, to] = [old[role], colours[role]];
        const move =
          from === to
            ? 'kept'
            : `${role} ${from} to ${to}, lightness ${formatLightness(from)} to ${formatLightness(to)}`;
        const contrasts = [ratio, wcagContrast(colours[text], colours[ground])].map(formatRatio);
        rows.set(key, { share, cells: [scheme, `${text} on ${ground}`, ...contrasts, `${minimum}`, move] });
      }
    }
  }
  return [...rows.values()].map(({ cells }) => cells);
}

/** Joins names, and abbreviates groups of names: chart-1, chart-2, chart-3 becomes chart-*. */
const shorten = (names: readonly string[]) =>
  [...new Set(names.map((name) => name.replace(/^(chart|sidebar)\b.*/, '$1-*')))].join(', ');

/** Returns a line for each font that is the first font of a role, but that the site does not serve. */
function findUnservedFonts({ family = {} }: PastedTheme['look']): string[] {
  const firsts = new Set(Object.values(family).map(([first = '']) => first.replaceAll('"', '')));
  return [...firsts]
    .filter((name) => typefaces.every(({ family: served }) => served !== name))
    .map(
      (name) =>
        `${name} is not served: devices without it show the next font. docs/restyle.md, "Change a font", adds it.`,
    );
}

/** Returns the report of a pasted theme. */
export function formatReport(pasted: PastedTheme): string {
  const { taken, ignored, look, isDarkDerived } = pasted;
  const derived = roles.filter((role) => !taken.includes(role));
  const reasons = new Set(ignored.map(({ reason }) => reason));
  const rows = createRepairRows(pasted);
  const shape = [look.family && 'fonts', look.radius && 'radius'].filter(Boolean);
  return [
    `Taken: ${[...taken, ...shape].join(', ')}.`,
    `Derived: ${derived.join(', ')}.`,
    ...(isDarkDerived
      ? ['No `.dark` in the file: all dark colours are derived from the hues of `:root`.']
      : []),
    ...[...reasons].map(
      (reason) =>
        `Ignored, ${reason}: ${shorten(ignored.filter((one) => one.reason === reason).map(({ name }) => name))}.`,
    ),
    ...findUnservedFonts(look),
    rows.length > 0
      ? `Too little contrast (the worst pair of each colour):\n${formatTable([['', 'pair', 'before', 'after', 'minimum', 'moved'], ...rows])}`
      : 'All pairs had enough contrast.',
  ].join('\n');
}
