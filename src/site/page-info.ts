import type { IconName } from './icon-names.ts';
import { firm } from './firm.ts';
import type { Language } from './languages.ts';
import { routes } from './routes.ts';
import type { ArticlePath, Path, Route, To } from './routes.ts';
import groupNames from '#words/service-groups.json';
import { groups } from './services.ts';
import type { BannerVariant } from './page-row.ts';
import type { PageMark } from './page-marks.ts';
import type { RosetteName } from './rosettes.ts';

const table: readonly Route[] = routes;

export function getRoute(path: Path): Route {
  const row = table.find((candidate) => candidate.path === path);
  if (!row) throw new RangeError(`No route has the path ${path}`);
  return row;
}

/**
 * Returns the route of a path, or undefined. The path must be spelled as published. The boot script corrects other
 * spellings (runtime/boot/correct-url.ts).
 */
export const findRoute = (path: string): Route | undefined => table.find((row) => row.path === path);

/** A page in a breadcrumb. */
export interface BreadcrumbItem {
  path: string;
  label: string;
}

/**
 * Returns the target of a page's main link. If `actionTo` is omitted, it is the enquiry form on services, and Contact on
 * other pages.
 */
export const getActionTarget = (row: Route | undefined): To =>
  (row?.actionTo as To | undefined) ?? (row?.group ? '#enquiry' : '/contact');

/** The properties of a page that the layout needs. The page may be outside the route table. */
export interface PageInfo extends BreadcrumbItem {
  title?: string;
  rosette?: RosetteName;
  /** The icon of a service. */
  icon?: IconName;
  group?: Route['group'];
  bannerVariant?: BannerVariant | undefined;
  /** The breadcrumb from Home to the page. Only pages outside the route table need it. */
  breadcrumb?: readonly BreadcrumbItem[];
}

/** A page outside the route table, such as an article, with its metadata for search engines. */
export interface StaticPageInfo extends PageInfo {
  path: ArticlePath;
  description: string;
  breadcrumb: readonly BreadcrumbItem[];
  /** The languages in which the page exists. */
  languages: readonly (Language | 'en')[];
  /** The path of the image for sharing. */
  image: string;
  article?: { title: string; author: string; date: string; words: number };
}

/** Returns the rosette of a page: its `rosette`, or else the one in `pageMarks`. Home has no rosette. */
export const getRosette = ({ path, rosette }: PageInfo) =>
  rosette ?? (path === '/' ? undefined : (`page-${path.slice(1)}` as PageMark));

/** Returns whether a rosette is one of `pageMarks`. */
export const isPageMark = (name: string): name is PageMark => name.startsWith('page-');

export const getTitle = ({ title, label }: PageInfo) => title ?? label;

/** Returns the title of the document: 'About Us - Firm' (G3). */
export const formatDocumentTitle = (page: PageInfo) => `${getTitle(page)} - ${firm.name}`;

/** Returns the breadcrumb of a page, from Home to the page. */
export function getBreadcrumbTrail(path: Path): Route[] {
  const row = getRoute(path);
  return row.parent ? [...getBreadcrumbTrail(row.parent as Path), row] : [row];
}

export const getBreadcrumb = ({ breadcrumb, path }: PageInfo) =>
  breadcrumb ?? getBreadcrumbTrail(path as Path);

/** The services by menu group. */
export const serviceGroups = groups.map((id) => ({
  id,
  name: groupNames[id],
  /** A link to the section about the group on About. */
  anchor: `/about#${id}` as To,
  services: table.filter((row) => row.group === id),
}));
