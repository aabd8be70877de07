import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

export const Screen = () => (
  <>
    <PageBanner
      search={<Search label="Search this site" results />}
      intro="Finds every word of our pages. A small spelling mistake does not matter."
    />
    <SearchResults />
    <PageDirectory
      id="all-pages"
      note="Without searching"
      title="All pages, by name."
      intro="The services are in the groups of the menu, and all other pages below them."
      sets={[
        { name: 'The firm', mark: '/about', pages: [] },
        { name: 'Rules', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
      ]}
    />
  </>
);
