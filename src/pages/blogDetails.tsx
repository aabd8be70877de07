import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Blog Details"
      description="A sample article from our blog, with comments, tags, recent posts and a search over the pages of this site."
    >
      <PageBanner
        path="/blogDetails"
        title="Blog Details"
        lead="A sample article, with its comments and the topics we write about."
      />
    </Page>
  );
}
