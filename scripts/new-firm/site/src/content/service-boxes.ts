import { serviceGroups } from '../site/derive.ts';
import type { Path } from '../site/routes.ts';

export interface ServiceBox {
  path: Path;
  title: string;
  text: string;
}

/** The first services of each group in turn. */
const inTurn = [0, 1, 2, 3].flatMap((nth) => serviceGroups.flatMap(({ services }) => services[nth] ?? []));

/** The coupons under the hero. */
export const serviceBoxes: readonly ServiceBox[] = inTurn
  .slice(0, 4)
  .map(({ path, label, summary = '' }) => ({ path, title: label, text: `${summary}.` }));
