import { PageBanner } from '../sections/page-banner.tsx';
import { PageDirectory } from '../sections/page-directory.tsx';
import { Page } from '../sections/page.tsx';
import { SearchBand } from '../sections/search-box.tsx';

export function Screen() {
  return (
    <Page
      title="Search"
      description="Search every word of this site: services, guides, tables and questions. Spelling mistakes are forgiven, and some Hindi words are understood."
    >
      <PageBanner
        path="/search"
        title="Search"
        lead="Every word of our pages can be found: services, tables, questions and answers. A small spelling mistake does not matter, and the commonest Hindi words are understood."
      />
      <SearchBand label="Search this site" results />
      <PageDirectory
        id="all-pages"
        note="Without searching"
        title="All pages, by name."
        lead="The services stand in the groups of the menu, and all other pages below them."
        othersTitle="The firm, guides and rules"
      />
    </Page>
  );
}
