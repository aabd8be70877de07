import { pageCount, teasers, topics } from 'virtual:articles/first-page';
import { ArticleList } from './article-list.tsx';

/** The first page of the list of all articles. */
export const FirstArticles = () => (
  <ArticleList teasers={teasers} topics={topics} page={1} pages={pageCount} />
);
