import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The variants of a service's banner and enquiry (sections/banner-variants.ts). Each variant resembles a document: a
 * bill for immediate payments, a bond for long-term debt, coupons for periodic payments, a passbook for continuous
 * accounts, a certificate for ownership.
 */
export const bannerVariants = ['bill', 'bond', 'coupons', 'passbook', 'certificate'] as const;

export type BannerVariant = (typeof bannerVariants)[number];

interface Page {
  /** The path in the published spelling, without trailing slash. page-source.ts has the path of the file. */
  path: `/${string}`;
  parent?: `/${string}`;
  /** The rosette of the page's service. Other pages have a rosette by path (`rosetteOf`). */
  rosette?: RosetteName;
  /** How a navigation to the page scrolls to the top (specification, root layout), by default instantly. */
  scrollsToTop?: 'smoothly';
  /** The target of the page's action, by default the enquiry of a service, or Contact on other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages omits the page. */
  unlinked?: true;
  /** The subject of the page for search engines, besides the firm. */
  shows?: 'founder' | 'article';
  /** Whether search engines and the site's search omit the page, because it has no content to find. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  rosette: RosetteName;
  /** The variant of the banner, which differs from adjacent services in the menu. */
  bannerVariant: BannerVariant;
}

export type PageRow = Service | (Page & { group?: never; bannerVariant?: never });

/** The names of a page in one language: src/words/en/page-names.json. */
export interface PageNames {
  /** The label in the services menu, the footer, breadcrumbs and related links. It is a link text, and so unique. */
  label: string;
  /** The title of the document, in search results and in the heading. By default, the label. Unique. */
  title?: string;
  /** A note below the label in the services menu, of about five words. */
  summary?: string;
  /**
   * The label of the page's action, on the page and in the bar of phones: at most 27 characters. By default, a general
   * enquiry.
   */
  action?: string;
  /** A figure of the page, which the bar of phones shows above the action. */
  actionFigure?: string;
}
