import { wayTo } from './derive.ts';
import type { Place, Step } from './derive.ts';
import type { Firm } from './firm-schema.ts';
import { firm as written } from './firm.ts';
import { readHours } from './hours.ts';
import { language } from './office.ts';
import type { ArticlePath, Route } from './routes.ts';

interface Described {
  title: string;
  description: string;
  /** The canonical address. */
  url: string;
}

type Node = Record<string, unknown>;

const firm: Firm = written;
const { country } = firm.address;
const at = (path: string) => `${firm.siteAddress}${path === '/' ? '/' : path}`;
const organisation = { '@id': at('/#firm') };

const openings = (readHours(firm.hours) ?? []).map(({ days, opens, closes }) => `${days} ${opens}-${closes}`);

const pages = Object.values(firm.social);

const firmNode: Node = {
  '@type': ['Organization', firm.kind],
  ...organisation,
  name: firm.name,
  description: firm.tagline,
  url: at('/'),
  logo: at('/icon-512.png'),
  image: at('/share/home.png'),
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
  ...(pages.length > 0 && { sameAs: pages }),
};

const siteNode: Node = {
  '@type': 'WebSite',
  '@id': at('/#site'),
  url: at('/'),
  name: firm.name,
  inLanguage: language,
  publisher: organisation,
};

const breadcrumbNode = (way: readonly Step[], url: string): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: index === way.length - 1 ? url : at(step.path),
  })),
});

/** What the page itself is about, where the vocabulary has a word for it. */
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
      image: at(shareImage(route)),
    };
  }
  return undefined;
}

function articleNode({ image, article }: Place, { description, url }: Described): Node | undefined {
  return (
    article && {
      '@type': 'Article',
      headline: article.title,
      description,
      url,
      mainEntityOfPage: url,
      inLanguage: language,
      datePublished: article.date,
      wordCount: article.words,
      author: { '@type': 'Organization', name: article.author },
      publisher: organisation,
      image: at(image),
    }
  );
}

/** The page's picture for sharing, 1200x630 px: `npm run pictures` draws them. */
export const shareImage = ({ path }: { path: Route['path'] | ArticlePath }) =>
  `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** The page's schema.org graph. No ratings: a firm does not rate itself. */
export function structuredData(page: Route | Place, described: Described): Node {
  const subject = 'way' in page ? articleNode(page, described) : subjectNode(page, described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode,
      siteNode,
      ...(page.path === '/' ? [] : [breadcrumbNode(wayTo(page), described.url)]),
      ...(subject ? [subject] : []),
    ],
  };
}
