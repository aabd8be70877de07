import { FirstArticles } from '../sections/first-articles.tsx';
import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Articles"
      description="Articles on loans, bills, ratings and papers, the newest first: short, in plain words, with figures that are worked out."
    >
      <PageBanner
        path="/articles"
        title="Articles on loans, bills and ratings"
        lead="Short pieces in plain words: what is asked, what it costs, and which papers to have ready."
      />
      <FirstArticles />
    </Page>
  );
}
