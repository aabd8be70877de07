import { pages, teasers, topics } from 'virtual:articles/first-page';
import { ArticleList } from './article-list.tsx';

/** The newest articles. */
export const FirstArticles = () => <ArticleList teasers={teasers} topics={topics} page={1} pages={pages} />;
