import words from '#words/pages/search.json';
import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { Search, SearchResults } from '../sections/search-box.tsx';

export const Screen = () => (
  <>
    <PageBanner search={<Search label={words.banner.search} isSearchPage />} intro={words.banner.intro} />
    <SearchResults />
    <PageDirectory
      id="all-pages"
      {...words.directory}
      sets={[
        { name: words.sets.firm, mark: '/about', pages: [] },
        { name: words.sets.rules, mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
      ]}
    />
  </>
);
