import words from '#words/pages/articles.json';
import { FirstArticles } from '../articles/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={words.banner.title} intro={words.banner.intro} />
      <FirstArticles />
    </>
  );
}
