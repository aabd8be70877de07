import type { IconName } from './icon-names.ts';
import type { RosetteName } from './rosettes.ts';
import type { groups } from './services.ts';

/**
 * The designs of a service's banner (sections/banner-variants.ts) and enquiry form (components/paper-classes.ts). Each
 * design resembles a document. Pages that are not services have the design `letter`.
 */
export const bannerVariants = ['certificate', 'ledger', 'letter'] as const;

export type BannerVariant = (typeof bannerVariants)[number];

interface Page {
  /** The path as published, without a trailing slash. page-source.ts derives the name of the file from it. */
  path: `/${string}`;
  parent?: `/${string}`;
  /** The rosette of a service, or of a guide to it. Without it, the rosette is in page-marks.ts (`getRosette`). */
  rosette?: RosetteName;
  /**
   * How a navigation scrolls to the top of the page. By default, it scrolls there at once. The specification names the
   * pages that scroll smoothly.
   */
  scrollsToTop?: 'smoothly';
  /** The target of the page's main link. By default, it is the enquiry form on services, and Contact on other pages. */
  actionTo?: `${'#' | '/'}${string}`;
  /** Whether the footer's list of pages leaves out the page. */
  isOmittedFromFooter?: true;
  /**
   * The subject of the page in the data for search engines (structured-data.ts). Omit it for services, whose subject is
   * the service, and for pages without a subject.
   */
  subject?: 'founder' | 'article';
  /** Whether search engines, the site's search and the footer leave out the page, because it has no content to find. */
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
  /** The start of the document's title, and the default h1. By default, it is the label. It must be unique. */
  title?: string;
  /** A note below the label in the services menu. It has about five words. */
  summary?: string;
  /**
   * The label of the page's main link, such as a link to the enquiry form. It has at most 27 characters, because the bar
   * at the bottom of phones shows it too. If it is omitted, the bar has the label of a general enquiry.
   */
  action?: string;
  /** A key figure of the page. The bar on phones shows it before the action. */
  actionFigure?: string;
}
