import { FirstArticles } from '../articles/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { SUBJECTS } from '../site/articles.ts';

export const Screen = () => (
  <>
    <PageBanner title={`Articles on ${SUBJECTS}`} intro="Short articles in plain words, the newest first." />
    <FirstArticles />
  </>
);
