import { FirstArticles } from '../sections/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Articles on loans, bills and ratings"
        lead="Short pieces in plain words: what is asked, what it costs, and which papers to have ready."
      />
      <FirstArticles />
    </>
  );
}
