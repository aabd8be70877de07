import { getBreadcrumb } from './page-info.ts';
import type { StaticPageInfo, BreadcrumbItem } from './page-info.ts';
import type { Firm, Holidays } from './firm-schema.ts';
import { firm as firmDetails } from './firm.ts';
import { holidays } from './holidays.ts';
import { parseHours } from './hours.ts';
import { base, pageLocale } from './language.ts';
import { withBase } from './languages.ts';
import { officeLocale } from './office.ts';
import type { ArticlePath, Route } from './routes.ts';

interface PageMetadata {
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
}

type Node = Record<string, unknown>;

const firm: Firm = firmDetails;
const { country } = firm.address;
const createUrl = (path: string) => `${firm.siteUrl}${path}`;
const organisation = { '@id': createUrl('/#firm') };

const openingHours = (parseHours(firm.hours) ?? []).map(
  ({ days, opens, closes }) => `${days} ${opens}-${closes}`,
);

/** Returns the dates of all holidays from the day of the build to `knownUntil`. */
function listClosedDates(): string[] {
  const { yearly, dated, knownUntil = '' }: Holidays = holidays;
  const now = new Date();
  const [today, year] = [now.toISOString().slice(0, 10), now.getUTCFullYear()];
  const yearCount = Math.max(0, 1 + Number(knownUntil.slice(0, 4)) - year);
  const yearlyDates = Array.from({ length: yearCount }, (_, index) =>
    yearly.map((monthAndDay) => `${year + index}-${monthAndDay}`),
  ).flat();
  const dates = [...dated, ...yearlyDates].filter((date) => date >= today && date <= knownUntil);
  return [...new Set(dates)].toSorted();
}

const closedDays = listClosedDates().map((date) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
}));

const profileUrls = Object.values(firm.social);

const firmNode: Node = {
  '@type': ['Organization', firm.kind],
  ...organisation,
  name: firm.name,
  description: firm.tagline,
  url: createUrl('/'),
  logo: createUrl('/icon-512.png'),
  image: createUrl('/share/home.png'),
  telephone: firm.phone.replaceAll(' ', ''),
  email: firm.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.address.street,
    addressLocality: firm.address.locality,
    ...(firm.address.region && { addressRegion: firm.address.region }),
    postalCode: firm.address.postalCode,
    addressCountry: country,
  },
  areaServed: country,
  openingHours: openingHours.length === 1 ? openingHours[0] : openingHours,
  ...(profileUrls.length > 0 && { sameAs: profileUrls }),
};

/** The firm with its holidays, for Contact. Other pages omit the holidays. */
const firmNodeWithHolidays: Node = {
  ...firmNode,
  ...(closedDays.length > 0 && { specialOpeningHoursSpecification: closedDays }),
};

const siteNode: Node = {
  '@type': 'WebSite',
  '@id': createUrl('/#site'),
  url: createUrl('/'),
  name: firm.name,
  inLanguage: officeLocale,
  publisher: organisation,
};

const createBreadcrumbNode = (breadcrumb: readonly BreadcrumbItem[], url: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: index === breadcrumb.length - 1 ? url : createUrl(withBase(base, step.path)),
  })),
});

/** Returns the node for the subject of a page: a service, the founder or an article. Returns undefined for other pages. */
function createSubjectNode(route: Route, { title, description, url }: PageMetadata): Node | undefined {
  if (route.group) {
    return {
      '@type': 'Service',
      name: route.label,
      description,
      url,
      provider: organisation,
      areaServed: country,
    };
  }
  if (route.subject === 'founder') {
    return {
      '@type': 'Person',
      name: firm.founder.name,
      jobTitle: firm.founder.role,
      worksFor: organisation,
    };
  }
  if (route.subject === 'article') {
    return {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url,
      inLanguage: officeLocale,
      author: organisation,
      publisher: organisation,
      image: createUrl(getShareImagePath(route)),
    };
  }
  return undefined;
}

function createArticleNode(
  { image, article }: StaticPageInfo,
  { description, url }: PageMetadata,
): Node | undefined {
  return (
    article && {
      '@type': 'Article',
      headline: article.title,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: pageLocale ?? officeLocale,
      datePublished: article.date,
      wordCount: article.words,
      author: { '@type': 'Organization', name: article.author },
      publisher: organisation,
      image: createUrl(image),
    }
  );
}

/**
 * Returns the path of the image (1200x630 px) that apps show when a visitor shares a page. `npm run pictures` creates
 * the images for each language.
 */
export const getShareImagePath = ({ path }: { path: Route['path'] | ArticlePath }, folder = base) =>
  `/share${folder}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/**
 * Returns the schema.org graph of a page. It contains no ratings, because search engines reject ratings that a firm
 * publishes about itself.
 */
export function createStructuredData(page: Route | StaticPageInfo, metadata: PageMetadata): Node {
  const subject =
    'breadcrumb' in page ? createArticleNode(page, metadata) : createSubjectNode(page, metadata);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      page.path === '/contact' ? firmNodeWithHolidays : firmNode,
      siteNode,
      ...(page.path === '/' ? [] : [createBreadcrumbNode(getBreadcrumb(page), metadata.url)]),
      ...(subject ? [subject] : []),
    ],
  };
}
