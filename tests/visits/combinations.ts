import { looks, sizes } from '../a11y/looks.ts';

type Look = keyof typeof looks;

/** As it is read with React, with no sign of anybody yet, and in a browser without script. */
export const scripts = ['with React', 'before React', 'without script'] as const;

/** One way in which a page can be met. */
export interface Combination {
  size: (typeof sizes)[number];
  look: Look;
  script: (typeof scripts)[number];
}

export const nameOf = ({ size, look, script }: Combination) => `${size.width} ${look}, ${script}`;

/** Every way, the one in which each page is met anyway first. */
export const combinations: readonly Combination[] = sizes
  .toReversed()
  .flatMap((size) =>
    scripts.flatMap((script) => Object.keys(looks).map((look) => ({ size, look: look as Look, script }))),
  );

const [usual, ...others] = combinations;

const pairsOf = ({ size, look, script }: Combination) => [
  `${size.width} ${look}`,
  `${size.width} ${script}`,
  `${look} ${script}`,
];

/**
 * The way in which the nth page is met beside the usual one: over 21 pages or more, every size is met in every look,
 * and both with every way of script. Each next page takes what adds the most pairs. The same for the same `pages`.
 */
export function chosenFor(pages: number): Combination[] {
  const met = new Set(usual && pairsOf(usual));
  const left = [...others];
  return Array.from({ length: pages }, () => {
    const added = left.map((one) => pairsOf(one).filter((pair) => !met.has(pair)).length);
    const [next] = left.splice(added.indexOf(Math.max(...added)), 1);
    if (!next) throw new RangeError(`There are ${others.length} ways to meet a page, and ${pages} pages`);
    for (const pair of pairsOf(next)) met.add(pair);
    return next;
  });
}

/** Whether these and the usual one meet every pair of values. */
export function meetsEveryPair(chosen: readonly Combination[]): boolean {
  const pairs = (list: readonly Combination[]) => new Set(list.flatMap(pairsOf)).size;
  return pairs([...(usual ? [usual] : []), ...chosen]) === pairs(combinations);
}
