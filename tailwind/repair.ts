/** Changes the lightness of colours with too little contrast to the nearest lightness with enough contrast. */
import { differenceEuclidean } from 'culori';
import { findNearestPassing } from './nearest.ts';
import { roles } from './roles.ts';
import type { Colours, Role } from './roles.ts';

/** Returns the distance of two colours in OKLab, from 0 to 1. */
const distance = differenceEuclidean('oklab');

type Order = readonly Role[];

/** The roles that are used on the backgrounds of the page, in the order in which they move. */
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

/** Returns the order with the text moved to the front. The colour of its background is then adapted to the text. */
const putTextFirst = (order: Order, text: Role): Order => [text, ...order.filter((role) => role !== text)];
const listGroundOrders = (text: Role, ...order: Order): readonly (readonly Order[])[] => [
  [[...order]],
  [putTextFirst(order, text)],
];

/**
 * The parts of a theme. Each part is a list of groups, and each group is a list of orders. The first group that gives a
 * result is used, and within this group the order that moves the colours least. A role moves until it has enough
 * contrast with the roles before it. A background is before its texts, unless no text passes on that background.
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
  listGroundOrders('secondary-foreground', 'secondary', 'secondary-hover', ...onSecondary),
  listGroundOrders('footer-foreground', 'footer', ...onFooter),
  listGroundOrders('primary-foreground', 'primary', 'primary-foreground', 'primary-hover'),
  [[['primary-bright', 'ring-inner', 'border', 'footer-border']]],
];

/** Moves the roles in this order. Returns undefined if no lightness of a role passes. */
function moveInOrder(colours: Colours, order: Order, settled: ReadonlySet<Role>): Colours | undefined {
  const moved = { ...colours };
  const passing = new Set(settled);
  for (const role of order) {
    const value = findNearestPassing(role, moved, passing);
    if (!value) return undefined;
    moved[role] = value;
    passing.add(role);
  }
  return moved;
}

const measureMovement = (before: Colours, after: Colours) =>
  roles.reduce((sum, role) => sum + distance(before[role], after[role]), 0);

/**
 * Returns two variants of the colours: the first role of the group is black or white. `repairColours` tries these
 * variants if no order gives a result.
 */
const createExtremeVariants = (colours: Colours, group: readonly Order[]) =>
  ['#000000', '#FFFFFF'].map((value) => ({ ...colours, [group[0]?.[0] ?? 'foreground']: value }));

/**
 * Returns the colours of a scheme with enough contrast. Of each pair with too little contrast, at least one role gets the
 * nearest OKLCH lightness that passes, and keeps its hue (`findNearestPassing`).
 */
export function repairColours(colours: Colours): Colours {
  let repaired = colours;
  const settled = new Set<Role>();
  for (const groups of parts) {
    const results = (starts: readonly Colours[], group: readonly Order[]) =>
      starts.flatMap((start) => group.flatMap((order) => moveInOrder(start, order, settled) ?? []));
    const start = repaired;
    const found =
      groups.map((group) => results([start], group)).find(({ length }) => length > 0) ??
      results(createExtremeVariants(start, groups.at(-1) ?? []), groups.at(-1) ?? []);
    repaired = found.toSorted((a, b) => measureMovement(start, a) - measureMovement(start, b))[0] ?? start;
    for (const role of groups.flat(2)) settled.add(role);
  }
  return repaired;
}
