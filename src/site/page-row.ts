import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The designs of a service's banner (sections/banner-variants.ts) and enquiry form (sections/enquiry-section-styles.ts).
 * Each resembles a document: a bill for immediate payments, a bond for long-term debt, coupons for periodic payments, a
 * passbook for continuous accounts, and a certificate for ownership.
 */
export const bannerVariants = ['bill', 'bond', 'coupons', 'passbook', 'certificate'] as const;

export type BannerVariant = (typeof bannerVariants)[number];

interface Page {
  /** The path in the published spelling, without a trailing slash. page-source.ts derives the name of the file from it. */
  path: `/${string}`;
  parent?: `/${string}`;
  /** The rosette of a service. `rosetteOf` chooses the rosettes of other pages by path. */
  rosette?: RosetteName;
  /** How a navigation to the page scrolls to the top: by default, instantly. The specification names the exceptions. */
  scrollsToTop?: 'smoothly';
  /** The target of the page's action. By default, it is the enquiry form on services, and Contact on other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages omits the page. */
  unlinked?: true;
  /** The subject of the page in the data for search engines (structured-data.ts). Services need none. */
  shows?: 'founder' | 'article';
  /** Whether search engines and the site's search omit the page, because it has no content to find. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  rosette: RosetteName;
  /** The design of the banner. It differs from those of the previous and the next service in the menu. */
  bannerVariant: BannerVariant;
}

export type PageRow = Service | (Page & { group?: never; bannerVariant?: never });

/** The names of a page in one language, from page-names.json in src/words. */
export interface PageNames {
  /** The text of links to the page, in menus, the footer and breadcrumbs. No other page has the same. */
  label: string;
  /** The title of the document and of the heading. By default, it is the label. No other page has the same. */
  title?: string;
  /** A note below the label in the services menu, of about five words. */
  summary?: string;
  /**
   * The label of the page's action, such as a button to the enquiry form. On phones, a bar at the bottom of the screen
   * also shows it, so it has at most 27 characters. By default, the label of a general enquiry is used.
   */
  action?: string;
  /** A key figure of the page, which the bar on phones shows above the action. */
  actionFigure?: string;
}
