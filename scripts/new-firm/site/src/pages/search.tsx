import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        search={<Search label="Search this site" results />}
        lead="Every word of our pages can be found: services, articles, questions and answers. A small spelling mistake does not matter."
      />
      <SearchResults />
      <PageDirectory
        id="all-pages"
        note="Without searching"
        title="All pages, by name."
        lead="The services stand in the groups of the menu, and all other pages below them."
        sets={[
          { name: 'The firm', mark: '/about', pages: [] },
          { name: 'Articles', mark: '/articles', pages: ['/articles'] },
          { name: 'Rules', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
