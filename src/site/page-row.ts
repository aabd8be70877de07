import type { IconName } from './icon-names.ts';
import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The designs of a service's banner (sections/banner-variants.ts) and enquiry form (components/paper-classes.ts). Each
 * resembles a document. All other pages have the design `letter`.
 */
export const bannerVariants = ['certificate', 'ledger', 'letter'] as const;

export type BannerVariant = (typeof bannerVariants)[number];

interface Page {
  /** The path as published, without a trailing slash. page-source.ts derives the name of the file from it. */
  path: `/${string}`;
  parent?: `/${string}`;
  /** The rosette of a service. The rosettes of other pages are found by path (`getRosette`). */
  rosette?: RosetteName;
  /**
   * How a navigation to the page scrolls to its top. By default, it jumps there. The specification names the pages that
   * scroll smoothly.
   */
  scrollsToTop?: 'smoothly';
  /** The target of the page's main link. By default, it is the enquiry form on services, and Contact on other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages leaves out the page. */
  unlinked?: true;
  /**
   * The subject of the page, for search engines (structured-data.ts). Services need none, because their subject is the
   * service.
   */
  shows?: 'founder' | 'article';
  /** Whether search engines and the site's search leave out the page, because it has no content to find. */
  unlisted?: true;
}

/** A page of the services menu. */
export interface Service extends Page {
  group: (typeof groups)[number];
  rosette: RosetteName;
  /** The icon of the service in menus and lists, which are too small for its rosette. */
  icon: IconName;
  /** The design of the banner. The previous and the next service in the menu have other designs. */
  bannerVariant: BannerVariant;
}

export type PageRow = Service | (Page & { group?: never; icon?: never; bannerVariant?: never });

/** The names of a page in one language, from page-names.json in src/words. */
export interface PageNames {
  /** The text of links to the page, in menus, the footer and breadcrumbs. It must be unique. */
  label: string;
  /** The title of the document, which is also its h1. By default, it is the label. It must be unique. */
  title?: string;
  /** A note below the label in the services menu. It has about five words. */
  summary?: string;
  /**
   * The label of the page's main link or button, such as a button that leads to the enquiry form. It has at most 27
   * characters, because a bar at the bottom of phones shows it too. The default is the label of a general enquiry.
   */
  action?: string;
  /** A key figure of the page. The bar on phones shows it above the action. */
  actionFigure?: string;
}
