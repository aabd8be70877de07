import { SUBJECTS } from '../content/article.ts';
import { FirstArticles } from '../sections/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={`Articles on ${SUBJECTS}`} lead="Short pieces in plain words, the newest first." />
      <FirstArticles />
    </>
  );
}
