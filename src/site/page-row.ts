import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The kind of document that a service resembles, which determines the look of its banner and enquiry
 * (sections/banner-variants.ts): bill for immediate payments, bond for long-term debt, coupons for periodic payments,
 * passbook for continuous accounts, certificate for ownership.
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
  /** Where it leads; by default to the enquiry of a service, and to Contact from other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages omits the page. */
  unlinked?: true;
  /** The subject of the page for search engines, besides the firm. */
  shows?: 'founder' | 'article';
  /** Whether the page has no content of its own to find: it is not in the sitemap and the site's search, and noindex. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  rosette: RosetteName;
  /** Different from the neighbours in the menu on all sides. */
  bannerVariant: BannerVariant;
}

export type PageRow = Service | (Page & { group?: never; bannerVariant?: never });

/** The names of a page in one language: src/words/en/page-names.json. */
export interface PageNames {
  /** In the services menu, the footer, breadcrumbs and related links; unique, because it is a link text. */
  label: string;
  /** In the document title, in search results and in its heading, if that is not the label; unique. */
  title?: string;
  /** Shown with the label in the services menu; about five words. */
  summary?: string;
  /** The page's own action, in at most 27 characters, in the page and the bar of phones; by default, a general enquiry. */
  action?: string;
  /** A figure of the page that the bar shows above the action. */
  actionFigure?: string;
}
