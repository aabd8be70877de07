import { Link } from '../components/link.tsx';
import { Article } from '../sections/article.tsx';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { ArticleNav } from '../sections/article-nav.tsx';
import { CommentList } from '../sections/comment-list.tsx';
import { HelpBanner } from '../sections/help-banner.tsx';
import { LeaveComment } from '../sections/leave-comment.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Notice } from '../sections/notice.tsx';
import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { PostList } from '../sections/post-list.tsx';
import { Prose } from '../sections/prose.tsx';
import { SearchBand, SearchBox } from '../sections/search-box.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { ShareLinks } from '../sections/share-links.tsx';
import { SideBox } from '../sections/side-layout.tsx';
import { TagList } from '../sections/tag-list.tsx';
import { sample } from '../site/sample.ts';

const headline = sample('What a rating analyst asks first', 'sample article: headline and text');

const byline = sample(
  { author: 'The credit team', date: '2026-01-12' },
  'author and date of the sample article',
);

const questions = [
  ['Where does the money come from?', 'Sales by customer, year by year, and the order book'],
  ['What happens if the largest customer leaves?', 'Contracts, and what the firm did the last time one left'],
  ['Who owes you, and for how long?', 'Ageing list of debtors, with the disputed bills marked'],
  ['How does the bank see you?', 'Sanction letters, stock statements, account statements'],
  ['Who decides when the owner is away?', 'An organisation chart that is true today'],
] as const;

const comments = sample(
  [
    {
      name: 'Nikhil R.',
      date: '2026-01-13',
      text: 'The question about the largest customer was the very first one we heard. We had prepared slides on capacity and nobody looked at them.',
      seal: 'credit-rating',
    },
    {
      name: 'Sana Q.',
      date: '2026-01-14',
      text: 'Does the ageing list have to be audited, or is the one from our accounting software enough?',
      seal: 'tech',
    },
    {
      name: 'The credit team',
      date: '2026-01-15',
      text: 'The list from the software will do, as long as its total agrees with the balance sheet of that day. Mark what is disputed; the analyst finds it anyway.',
      seal: 'corporate-consultancy',
      reply: true,
    },
  ] as const,
  'three comments under the sample article',
);

const posts = sample(
  [
    {
      to: '/services/credit-rating',
      title: 'The rating calendar, week by week',
      date: '2026-01-08',
      seal: 'credit-rating',
    },
    {
      to: '/services/billDiscounting',
      title: 'Before you discount a bill',
      date: '2026-01-02',
      seal: 'bill-discounting',
    },
    {
      to: '/insurenceDetails',
      title: 'How to read a policy',
      date: '2025-12-29',
      seal: 'insurance',
    },
  ] as const,
  'recent posts beside the sample article; each leads to the page that tells it',
);

export function Screen() {
  return (
    <Page
      title="Blog Details: Credit Rating Interviews"
      description="A sample article from our blog: what a rating analyst asks first. With comments, tags, recent posts and a search over this site."
    >
      <PageBanner
        path="/blogDetails"
        title="Blog Details: Credit Rating Interviews"
        lead="A sample article, with its comments and the topics we write about."
      />
      <SearchBand label="Search this site" current="/blogDetails" />
      <ArticleLayout
        label="Search, categories, posts and tags"
        side={
          <>
            <SearchBox title="Search" label="Find a page" current="/blogDetails" />
            <ServiceCounts title="Service categories" />
            <SideBox title="More recent posts">
              <PostList posts={posts} />
            </SideBox>
            <HelpBanner
              title="Need help?"
              text="Ask us. A call is often shorter than an article."
              action={{ label: 'Write to us', to: '/contact' }}
              rosette="banking-expert"
            />
            <SideBox title="Tag cloud" ground="panel">
              <TagList
                tags={[
                  { label: 'Bill discounting', to: '/services/billDiscounting' },
                  { label: 'Exports', to: '/services/exportbillDiscounting' },
                  { label: 'Debt restructuring', to: '/services/investment-banking' },
                  { label: 'Loans', to: '/services/loanForEveryIndian' },
                  { label: 'Real estate', to: '/services/realState' },
                  { label: 'Wealth management', to: '/services/wealth' },
                  { label: 'Insurance services', to: '/services/ourInsuranceServices' },
                  { label: 'Tech services', to: '/services/tech-services' },
                ]}
              />
            </SideBox>
          </>
        }
      >
        <Article note="Sample article" title={headline} byline={byline}>
          <p>
            A rating interview is shorter than most owners expect, and it begins in an unexpected place. The
            first questions are not about machines, awards or plans. They are about where the money comes from
            and what could make it stop.
          </p>
          <p>
            The reason is simple. A rating is an opinion on one thing: whether a borrower will pay its debt in
            full and on time. Whatever does not bear on that is scenery. An analyst who has read your balance
            sheet knows its totals; the interview is there to learn what the totals do not say.
          </p>
          <h3>Five questions to practise</h3>
          <p>
            Write an answer of three sentences to each, and put the paper that proves it behind it. If the
            answer is not yet good, say what you are doing about it. A known weakness with a plan reads better
            than a strength without a proof.
          </p>
          <LedgerTable
            caption="Five questions of a rating interview and the papers that answer them"
            columns={['Question', 'Paper to have ready']}
            rows={questions}
            amount={false}
          />
          <h3>The same figures everywhere</h3>
          <p>
            Before the meeting, lay four documents side by side: the audited accounts, the tax returns, the
            stock statement sent to the bank, and the presentation made for the agency. The same figure must
            appear in all four. Where it cannot, because the dates differ or a sale was booked later, write
            down why. Differences that you explain are details; differences that the analyst discovers are
            findings.
          </p>
          <h3>Who should speak</h3>
          <p>
            The person who runs the money, not the person who speaks best. An owner who knows the terms of the
            largest customers by heart makes a better impression than an adviser who knows the method of the
            agency. Advisers, ours included, prepare the meeting and stay quiet in it.
          </p>
          <h3>After the interview</h3>
          <p>
            The agency’s committee decides, and tells you its reasons. You may point out an error of fact.
            From then on the rating is watched: tell the agency of a new loan, a lost customer or a change of
            partners before it reads of them elsewhere. How the steps follow each other stands on{' '}
            <Link to="/services/creditRatingAdversory">our page on the process</Link>.
          </p>
          <Notice>
            We are not a rating agency. Ratings are assigned by the agencies alone, and no adviser can promise
            one.
          </Notice>
          <TagList
            title="Tags"
            tags={[
              { label: 'Credit rating', to: '/services/credit-rating' },
              { label: 'Rating process', to: '/services/creditRatingAdversory' },
              { label: 'Corporate finance', to: '/services/FinancialConsultancyforCorporates' },
            ]}
          />
          <h3>Share this article</h3>
          <ShareLinks path="/blogDetails" title={headline} />
        </Article>
        <ArticleNav
          previous={{ to: '/services/exportbillDiscounting', title: 'How an export bill becomes cash' }}
          next={{
            to: '/services/FinancialConsultancyforCorporates',
            title: 'What a banker asks of a corporate',
          }}
        />
        <Prose title="Comments on this article">
          <CommentList comments={comments} />
        </Prose>
        <LeaveComment
          title="Leave a comment"
          text="Comments on this sample article are closed. The form checks what you type and keeps it in this tab; it publishes and sends nothing."
        />
      </ArticleLayout>
      <Newsletter />
    </Page>
  );
}
