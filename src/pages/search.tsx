import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { SearchBand } from '../sections/search-box.tsx';

export function Screen() {
  return (
    <>
      <PageBanner lead="Every word of our pages can be found: services, tables, questions and answers. A small spelling mistake does not matter, and the commonest Hindi words are understood." />
      <SearchBand label="Search this site" results />
      <PageDirectory
        id="all-pages"
        note="Without searching"
        title="All pages, by name."
        lead="The services stand in the groups of the menu, and all other pages below them."
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
              '/calculators',
              '/papers',
            ],
          },
          { name: 'Rules', mark: '/terms', pages: ['/privacy', '/terms', '/accessibility'] },
        ]}
      />
    </>
  );
}
