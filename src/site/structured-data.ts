import { breadcrumbOf } from './page-info.ts';
import type { StaticPageInfo, BreadcrumbItem } from './page-info.ts';
import type { Firm, Holidays } from './firm-schema.ts';
import { firm as written } from './firm.ts';
import { holidays } from './holidays.ts';
import { parseHours } from './hours.ts';
import { base, pageLocale } from './language.ts';
import { withBase } from './languages.ts';
import { language } from './office.ts';
import type { ArticlePath, Route } from './routes.ts';

interface Described {
  title: string;
  description: string;
  /** The canonical URL. */
  url: string;
}

type Node = Record<string, unknown>;

const firm: Firm = written;
const { country } = firm.address;
const urlOf = (path: string) => `${firm.siteUrl}${path === '/' ? '/' : path}`;
const organisation = { '@id': urlOf('/#firm') };

const openings = (parseHours(firm.hours) ?? []).map(
  ({ days, opens, closes }) => `${days} ${opens}-${closes}`,
);

/** Returns the dates on which the office is closed, from the first to the last date in holidays.ts. */
function closedDates(): string[] {
  const { yearly, dated, knownUntil = '' }: Holidays = holidays;
  const lastYear = Number(knownUntil.slice(0, 4));
  const [first = `${lastYear}-01-01`] = dated;
  const years = Array.from({ length: 1 + lastYear - Number(first.slice(0, 4)) }, (_, ago) => lastYear - ago);
  const repeated = years
    .flatMap((year) => yearly.map((day) => `${year}-${day}`))
    .filter((date) => date >= first && date <= knownUntil);
  return [...new Set([...dated, ...repeated])].toSorted();
}

const closings = closedDates().map((date) => ({
  '@type': 'OpeningHoursSpecification',
  opens: '00:00',
  closes: '00:00',
  validFrom: date,
  validThrough: date,
}));

const pages = Object.values(firm.social);

const firmNode: Node = {
  '@type': ['Organization', firm.kind],
  ...organisation,
  name: firm.name,
  description: firm.tagline,
  url: urlOf('/'),
  logo: urlOf('/icon-512.png'),
  image: urlOf('/share/home.png'),
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
  openingHours: openings.length === 1 ? openings[0] : openings,
  ...(closings.length > 0 && { specialOpeningHoursSpecification: closings }),
  ...(pages.length > 0 && { sameAs: pages }),
};

const siteNode: Node = {
  '@type': 'WebSite',
  '@id': urlOf('/#site'),
  url: urlOf('/'),
  name: firm.name,
  inLanguage: language,
  publisher: organisation,
};

const breadcrumbNode = (breadcrumb: readonly BreadcrumbItem[], url: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: index === breadcrumb.length - 1 ? url : urlOf(withBase(base, step.path)),
  })),
});

/** Returns the subject of the page, if schema.org has a type for it. */
function subjectNode(route: Route, { title, description, url }: Described): Node | undefined {
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
  if (route.shows === 'founder') {
    return {
      '@type': 'Person',
      name: firm.founder.name,
      jobTitle: firm.founder.role,
      worksFor: organisation,
    };
  }
  if (route.shows === 'article') {
    return {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url,
      inLanguage: language,
      author: organisation,
      publisher: organisation,
      image: urlOf(shareImage(route)),
    };
  }
  return undefined;
}

function articleNode({ image, article }: StaticPageInfo, { description, url }: Described): Node | undefined {
  return (
    article && {
      '@type': 'Article',
      headline: article.title,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: pageLocale ?? language,
      datePublished: article.date,
      wordCount: article.words,
      author: { '@type': 'Organization', name: article.author },
      publisher: organisation,
      image: urlOf(image),
    }
  );
}

/**
 * Returns the path of the page's image for sharing (1200x630 px), which `npm run pictures` creates for each language.
 */
export const shareImage = ({ path }: { path: Route['path'] | ArticlePath }, folder = base) =>
  `/share${folder}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/**
 * Returns the schema.org graph of a page. It has no ratings, because search engines reject ratings by the firm itself.
 */
export function structuredData(page: Route | StaticPageInfo, described: Described): Node {
  const subject = 'breadcrumb' in page ? articleNode(page, described) : subjectNode(page, described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode,
      siteNode,
      ...(page.path === '/' ? [] : [breadcrumbNode(breadcrumbOf(page), described.url)]),
      ...(subject ? [subject] : []),
    ],
  };
}
