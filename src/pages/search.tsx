import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        search={<Search label="Search this site" results />}
        intro="Search services, guides, questions and answers. Small spelling mistakes and common Hindi words are fine."
      />
      <SearchResults />
      <PageDirectory
        id="all-pages"
        note="All pages"
        title="Browse all pages"
        intro="Services first, then everything else."
        sets={[
          { name: 'The firm', mark: '/about', pages: [] },
          {
            name: 'Guides',
            mark: '/articles',
            pages: [
              '/insurence',
              '/insurenceDetails',
              '/blogDetails',
              '/articles',
              '/nri',
              '/overdue-invoices',
              '/calculators',
              '/home-loan',
              '/compare-loans',
              '/papers',
            ],
          },
          { name: 'Legal', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
