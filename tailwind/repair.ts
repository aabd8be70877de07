/** Moves colours with too little contrast to the nearest lightness that passes. */
import { differenceEuclidean } from 'culori';
import { nearestPassing } from './nearest.ts';
import { roles } from './roles.ts';
import type { Colours, Role } from './roles.ts';

/** The distance of two colours in OKLab, from 0 to 1. */
const distance = differenceEuclidean('oklab');

type Order = readonly Role[];

/** The roles on the grounds of the page, in the order in which they move. */
const onPage: Order = [
  'foreground',
  'destructive-tint',
  'success-tint',
  'foreground-soft',
  'muted-foreground',
  'brand',
  'highlight',
  'destructive',
  'success',
  'input',
  'brand-fine',
  'highlight-fine',
  'ring',
];
const onSecondary: Order = ['secondary-foreground', 'secondary-foreground-soft', 'secondary-border'];
const onFooter: Order = ['footer-foreground', 'footer-foreground-soft'];

/** Returns the same order, but the text is first and its ground moves to it. */
const textFirst = (order: Order, text: Role): Order => [text, ...order.filter((role) => role !== text)];
const groundOf = (text: Role, ...order: Order): readonly (readonly Order[])[] => [
  [[...order]],
  [textFirst(order, text)],
];

/**
 * The parts of a theme. Each part has groups of orders, of which the first group with a result counts, and of its orders
 * the one that moves the colours least. A role moves until it passes against the roles before it: texts move before
 * their ground, unless no text passes on the ground.
 */
const parts: readonly (readonly (readonly Order[])[])[] = [
  [
    [
      ['background', 'card', 'muted', 'accent', ...onPage],
      ['background', 'card', 'muted', ...onPage, 'accent'],
    ],
    [['background', 'card', ...onPage, 'muted', 'accent']],
    [['background', ...onPage, 'card', 'muted', 'accent']],
    [['foreground', 'background', ...onPage.slice(1), 'card', 'muted', 'accent']],
  ],
  groundOf('secondary-foreground', 'secondary', 'secondary-hover', ...onSecondary),
  groundOf('footer-foreground', 'footer', ...onFooter),
  groundOf('primary-foreground', 'primary', 'primary-foreground', 'primary-hover'),
  [[['primary-bright', 'ring-inner', 'border', 'footer-border']]],
];

/** Moves the roles in this order. Returns undefined if a role has no lightness that passes. */
function moveInOrder(colours: Colours, order: Order, settled: ReadonlySet<Role>): Colours | undefined {
  const moved = { ...colours };
  const passing = new Set(settled);
  for (const role of order) {
    const value = nearestPassing(role, moved, passing);
    if (!value) return undefined;
    moved[role] = value;
    passing.add(role);
  }
  return moved;
}

const movement = (before: Colours, after: Colours) =>
  roles.reduce((sum, role) => sum + distance(before[role], after[role]), 0);

/** Returns black and white texts for grounds on which the text of the theme passes at no lightness. */
const withExtreme = (colours: Colours, group: readonly Order[]) =>
  ['#000000', '#FFFFFF'].map((value) => ({ ...colours, [group[0]?.[0] ?? 'foreground']: value }));

/**
 * Returns the colours of a scheme, with each role that is part of a pair with too little contrast at the nearest OKLCH
 * lightness that passes, with its hue (nearestPassing). No role moves more than the other roles of the result require.
 */
export function repair(colours: Colours): Colours {
  let repaired = colours;
  const settled = new Set<Role>();
  for (const groups of parts) {
    const results = (starts: readonly Colours[], group: readonly Order[]) =>
      starts.flatMap((start) => group.flatMap((order) => moveInOrder(start, order, settled) ?? []));
    const start = repaired;
    const found =
      groups.map((group) => results([start], group)).find(({ length }) => length > 0) ??
      results(withExtreme(start, groups.at(-1) ?? []), groups.at(-1) ?? []);
    repaired = found.toSorted((a, b) => movement(start, a) - movement(start, b))[0] ?? start;
    for (const role of groups.flat(2)) settled.add(role);
  }
  return repaired;
}
