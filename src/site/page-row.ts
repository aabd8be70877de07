import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The variant of a service's banner and enquiry (sections/banner-variants.ts). Each looks like a kind of document: bill
 * for immediate payments, bond for long-term debt, coupons for periodic payments, passbook for continuous accounts,
 * certificate for ownership.
 */
export const bannerVariants = ['bill', 'bond', 'coupons', 'passbook', 'certificate'] as const;

export type BannerVariant = (typeof bannerVariants)[number];

interface Page {
  /** The path: without trailing slash, in the published spelling and case. Its file: `pageSource` of page-info.ts. */
  path: `/${string}`;
  parent?: `/${string}`;
  /** The rosette of the service that the page is about; other pages have one by path (`rosetteOf`). */
  rosette?: RosetteName;
  /** How a navigation to the page scrolls to the top (specification, root layout); instantly by default. */
  scrollsToTop?: 'smoothly';
  /** The target of the page's action; by default the enquiry of a service, or Contact on other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages omits the page. */
  unlinked?: true;
  /** The subject of the page for search engines, besides the firm. */
  shows?: 'founder' | 'article';
  /** Whether the page has no content to find. It is then noindex, and not in the sitemap and the site's search. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  rosette: RosetteName;
  /** Differs from all adjacent services in the menu. */
  bannerVariant: BannerVariant;
}

export type PageRow = Service | (Page & { group?: never; bannerVariant?: never });

/** The names of a page in one language: src/words/en/page-names.json. */
export interface PageNames {
  /** The label in the services menu, the footer, breadcrumbs and related links. Unique, because it is a link text. */
  label: string;
  /** The title of the document, in search results and in the heading, if it differs from the label. Unique. */
  title?: string;
  /** A note below the label in the services menu, of about five words. */
  summary?: string;
  /**
   * The label of the page's own action, at most 27 characters, on the page and in the bar of phones; by default, a
   * general enquiry.
   */
  action?: string;
  /** A figure of the page, which the bar of phones shows above the action. */
  actionFigure?: string;
}
