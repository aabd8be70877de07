import words from '#words/pages/blogDetails.json';
import { article, neighbours, others } from 'virtual:articles/template';
import { ArticleBody } from '../articles/article-body.tsx';
import { listChapters, Contents } from '../sections/contents.tsx';
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

const { comments: commentWords, tags, topics } = words;

const comments = sample(
  [
    { ...commentWords.nikhil, date: '2026-01-13', seal: 'credit-rating' },
    { ...commentWords.sana, date: '2026-01-14', seal: 'tech' },
    { ...commentWords.team, date: '2026-01-15', seal: 'corporate-consultancy', isReply: true },
  ] as const,
  'three comments under the sample article',
);

export function Screen() {
  return (
    <>
      <PageBanner title={article.title} intro={words.banner.intro} />
      <ArticleLayout
        label={words.sideLabel}
        hasRule
        below={
          <>
            <SideBySide>
              <TagList
                title={tags.title}
                level={2}
                tags={[
                  { label: tags.creditRating, to: '/services/credit-rating' },
                  { label: tags.ratingProcess, to: '/services/creditRatingAdversory' },
                  { label: tags.corporateFinance, to: '/services/FinancialConsultancyforCorporates' },
                ]}
              />
              <ArticleNav previous={neighbours.older} next={neighbours.newer} />
            </SideBySide>
            <SideBySide>
              <Prose title={commentWords.title}>
                <CommentList comments={comments} />
              </Prose>
              <LeaveComment title={words.commentForm.title} text={words.commentForm.text} />
            </SideBySide>
          </>
        }
        side={
          <>
            <SearchBox title={words.search.title} label={words.search.label} />
            <Contents title={words.contents} entries={listChapters(article.blocks)} />
            <SideBox title={words.share}>
              <ShareLinks path={article.path} title={article.title} />
            </SideBox>
            <ServiceCounts title={words.categories} />
            <SideBox title={words.posts}>
              <PostList posts={others} />
            </SideBox>
            <SideBox title={topics.title}>
              <TagList
                tags={[
                  { label: topics.billDiscounting, to: '/services/billDiscounting' },
                  { label: topics.exports, to: '/services/exportbillDiscounting' },
                  { label: topics.debtRestructuring, to: '/services/investment-banking' },
                  { label: topics.loans, to: '/services/loanForEveryIndian' },
                  { label: topics.realEstate, to: '/services/realState' },
                  { label: topics.insurance, to: '/services/ourInsuranceServices' },
                  { label: topics.tech, to: '/services/tech-services' },
                  { label: topics.wealth, to: '/services/wealth' },
                ]}
              />
            </SideBox>
            <ArticleHelp />
          </>
        }
      >
        <ArticleBody article={article} isExcludedFromSearch />
      </ArticleLayout>
      <Newsletter />
    </>
  );
}
