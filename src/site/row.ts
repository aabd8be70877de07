import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * What a service would be on paper, which is the form of its banner and of its enquiry (sections/denominations.ts):
 * - bill: a note in landscape, for money that changes hands at once
 * - bond: a tall sheet, for what is owed or promised for years
 * - coupons: a perforated sheet, for what comes in parts of one kind
 * - passbook: ruled pages behind a cover, for what is kept up line by line
 * - certificate: a framed sheet, for a share or a title to something
 */
export const denominations = ['bill', 'bond', 'coupons', 'passbook', 'certificate'] as const;

export type Denomination = (typeof denominations)[number];

interface Page {
  /** Address: no trailing slash, spelling and case as published. Its file: `pageSource` of derive.ts. */
  path: `/${string}`;
  /** Name in menus, breadcrumbs and related links; unique, since it is a link text. */
  label: string;
  /** Name in the tab, in results of searches and as its heading, where that is not the label; unique. */
  title?: string;
  parent?: `/${string}`;
  /** That of the service which the page is about; of any other page the mark is that of its path (`markOf`). */
  rosette?: RosetteName;
  /** Scrolls smoothly to the top when opened (specification, root layout); others do so at once. */
  opens?: 'smoothly';
  /** Left out of the footer's list of pages: reached from its own place alone. */
  unlinked?: true;
  /** What searchers are told that it is about, beside the firm. */
  shows?: 'founder' | 'article';
  /** Has no words of its own to be found by: not in the sitemap, not in the site's search, and noindex. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  /** About five words beside the label in the menu. */
  summary: string;
  rosette: RosetteName;
  /** Another than that of its neighbours in the menu, on either side, above and below. */
  denomination: Denomination;
}

export type Row = Service | (Page & { group?: never; summary?: never; denomination?: never });
