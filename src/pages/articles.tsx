import { FirstArticles } from '../articles/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Articles on loans, bills and ratings"
        intro="What lenders, buyers and rating agencies ask, what it costs, and which documents to keep ready."
      />
      <FirstArticles />
    </>
  );
}
