import * as words from '#words/articles.json';
import type { Article, Neighbours, Teaser } from './data/article.ts';
import { ArticleBody } from './article-body.tsx';
import { listChapters, Contents } from '../sections/contents.tsx';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { ArticleNav } from './article-nav.tsx';
import { ArticleHelp } from './article-help.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PostList } from '../sections/post-list.tsx';
import { ShareLinks } from '../sections/share-links.tsx';
import { SideBox, SideLinks } from '../sections/side-layout.tsx';
import { getRoute } from '../site/page-info.ts';

interface ArticlePageProps {
  article: Article;
  neighbours: Neighbours;
  /** Other articles, for the side column. */
  others: readonly Teaser[];
}

/** The page of an article. Only the build renders it. */
export function ArticlePage({ article, neighbours, others }: ArticlePageProps) {
  const { path, title, summary, services } = article;
  const { older, newer } = neighbours;
  return (
    <>
      <PageBanner intro={summary} />
      <ArticleLayout
        label={words.asideOfArticle}
        below={(older ?? newer) && <ArticleNav previous={older} next={newer} />}
        side={
          <>
            <SideBox title={words.relatedServices}>
              <SideLinks
                links={services.map((service) => ({
                  to: service,
                  label: getRoute(service).label,
                }))}
              />
            </SideBox>
            <Contents title={words.inThisArticle} entries={listChapters(article.blocks)} />
            {others.length > 0 && (
              <SideBox title={words.more}>
                <PostList posts={others} />
              </SideBox>
            )}
            <SideBox title={words.share} ground="muted">
              <ShareLinks path={path} title={title} />
            </SideBox>
            <ArticleHelp />
          </>
        }
      >
        <ArticleBody article={article} />
      </ArticleLayout>
    </>
  );
}
