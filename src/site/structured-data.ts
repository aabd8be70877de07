import { trail } from './derive.ts';
import { firm } from './firm.ts';
import type { Route } from './routes.ts';

interface Described {
  title: string;
  description: string;
}

type Node = Record<string, unknown>;

const at = (path: string) => `${firm.siteAddress}${path === '/' ? '/' : path}`;
const organisation = { '@id': at('/#firm') };

const firmNode: Node = {
  '@type': ['Organization', 'FinancialService'],
  ...organisation,
  name: firm.name,
  description: firm.tagline,
  url: at('/'),
  logo: at('/icon-512.png'),
  image: at('/share/home.png'),
  telephone: `+${firm.phone}`,
  email: firm.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: firm.address.street,
    addressLocality: firm.address.locality,
    addressRegion: firm.address.region,
    postalCode: firm.address.postalCode,
    addressCountry: 'IN',
  },
  areaServed: 'IN',
  openingHours: 'Mo-Sa 10:00-18:00',
  sameAs: Object.values(firm.social),
};

const siteNode: Node = {
  '@type': 'WebSite',
  '@id': at('/#site'),
  url: at('/'),
  name: firm.name,
  inLanguage: 'en-IN',
  publisher: organisation,
};

const breadcrumbNode = (route: Route): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail(route.path).map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: at(step.path),
  })),
});

/** What the page itself is about, where the vocabulary has a word for it. */
function subjectNode(route: Route, { title, description }: Described): Node | undefined {
  if (route.group) {
    return {
      '@type': 'Service',
      name: route.label,
      description,
      url: at(route.path),
      provider: organisation,
      areaServed: 'IN',
    };
  }
  if (route.path === '/founderprofile') {
    return {
      '@type': 'Person',
      name: firm.founder.name,
      jobTitle: firm.founder.role,
      worksFor: organisation,
    };
  }
  if (route.path === '/blogDetails') {
    return {
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: at(route.path),
      inLanguage: 'en-IN',
      author: organisation,
      publisher: organisation,
      image: at(shareImage(route)),
    };
  }
  return undefined;
}

/** The page's picture for sharing, 1200x630 px: `npm run share-images` draws them. */
export const shareImage = ({ path }: Pick<Route, 'path'>) =>
  `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** The page's schema.org graph. No ratings: a firm does not rate itself. */
export function structuredData(route: Route, described: Described): Node {
  const subject = subjectNode(route, described);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      firmNode,
      siteNode,
      ...(route.path === '/' ? [] : [breadcrumbNode(route)]),
      ...(subject ? [subject] : []),
    ],
  };
}
