import { article, neighbours, others } from 'virtual:articles/template';
import { ArticleBody } from '../articles/article-body.tsx';
import { chaptersIn, Contents } from '../sections/contents.tsx';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { ArticleNav } from '../articles/article-nav.tsx';
import { CommentList } from '../sections/comment-list.tsx';
import { ArticleHelp } from '../articles/article-help.tsx';
import { LeaveComment } from '../sections/leave-comment.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PostList } from '../sections/post-list.tsx';
import { Prose } from '../sections/prose.tsx';
import { SearchBox } from '../sections/search-box.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { ShareLinks } from '../sections/share-links.tsx';
import { SideBox } from '../sections/side-layout.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { TagList } from '../sections/tag-list.tsx';
import { sample } from '../site/sample.ts';

const comments = sample(
  [
    {
      name: 'Nikhil R.',
      date: '2026-01-13',
      text: 'They asked about our largest customer first. We had prepared slides on capacity, and no one looked at them.',
      seal: 'credit-rating',
    },
    {
      name: 'Sana Q.',
      date: '2026-01-14',
      text: 'Does the ageing list have to be audited, or is the list from our accounting software enough?',
      seal: 'tech',
    },
    {
      name: 'The credit team',
      date: '2026-01-15',
      text: 'The list from your software is enough if its total agrees with the balance sheet of that date. Mark disputed bills: the analyst will find them anyway.',
      seal: 'corporate-consultancy',
      reply: true,
    },
  ] as const,
  'three comments under the sample article',
);

export function Screen() {
  return (
    <>
      <PageBanner title={article.title} intro="Five questions to prepare, and the document for each." />
      <ArticleLayout
        label="Search, sharing, categories, posts, tags and help"
        printed
        below={
          <>
            <SideBySide>
              <TagList
                title="Tags"
                level={2}
                tags={[
                  { label: 'Credit rating', to: '/services/credit-rating' },
                  { label: 'Rating process', to: '/services/creditRatingAdversory' },
                  { label: 'Corporate finance', to: '/services/FinancialConsultancyforCorporates' },
                ]}
              />
              <ArticleNav previous={neighbours.older} next={neighbours.newer} />
            </SideBySide>
            <SideBySide>
              <Prose title="Comments on this article">
                <CommentList comments={comments} />
              </Prose>
              <LeaveComment title="Leave a comment" text="Comments on this article are closed." />
            </SideBySide>
          </>
        }
        side={
          <>
            <SearchBox title="Search" label="Search this site" />
            <Contents title="In this article" entries={chaptersIn(article.blocks)} />
            <SideBox title="Share this article">
              <ShareLinks path={article.path} title={article.title} />
            </SideBox>
            <ServiceCounts title="Service categories" />
            <SideBox title="Other recent posts">
              <PostList posts={others} />
            </SideBox>
            <SideBox title="Tag cloud">
              <TagList
                tags={[
                  { label: 'Bill discounting', to: '/services/billDiscounting' },
                  { label: 'Exports', to: '/services/exportbillDiscounting' },
                  { label: 'Debt restructuring', to: '/services/investment-banking' },
                  { label: 'Loans', to: '/services/loanForEveryIndian' },
                  { label: 'Real estate', to: '/services/realState' },
                  { label: 'Insurance services', to: '/services/ourInsuranceServices' },
                  { label: 'Tech services', to: '/services/tech-services' },
                  { label: 'Wealth management', to: '/services/wealth' },
                ]}
              />
            </SideBox>
            <ArticleHelp />
          </>
        }
      >
        <ArticleBody article={article} foundElsewhere />
      </ArticleLayout>
      <Newsletter />
    </>
  );
}
