import words from '#words/pages/articles.json';
import { formatMessage } from '../lib/format-message.ts';
import { FirstArticles } from '../articles/first-articles.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { subjects } from '#words/articles.json';

export const Screen = () => (
  <>
    <PageBanner title={formatMessage(words.banner.title, { subjects })} intro={words.banner.intro} />
    <FirstArticles />
  </>
);
