import { Link } from '../components/link.tsx';
import { projects } from '../content/projects.ts';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HelpBanner } from '../sections/help-banner.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ProjectStories } from '../sections/project-story.tsx';
import type { Story } from '../sections/project-story.tsx';
import { SearchBox } from '../sections/search-box.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { sample } from '../site/sample.ts';

/** In the order of `projects`. */
const stories: readonly Story[] = sample(
  [
    {
      id: 'health',
      note: 'First project',
      parts: [
        {
          title: 'What the client needed',
          paragraphs: [
            'Nurses and technicians of a hospital had bought small policies of their own, each from a different insurer, with different waiting periods and network hospitals. When a technician fell ill, the colleagues collected money for the bill.',
            'The management wanted one policy for all staff and their families, with existing illnesses covered, and easy for a payroll clerk.',
          ],
        },
        {
          title: 'What we did',
          paragraphs: [
            'We listed everyone to be covered, with ages, dependants and past treatments, so that insurers could quote for the group.',
            'We compared the quotations in one table: room rent, waiting periods, maternity, parents, and what happens when someone leaves. The cheapest one limited the room rent so low that nurses would have paid much of the bill themselves, so we rejected it.',
            'Then we asked for the important terms in writing: cover for existing illnesses from the first day, and newborns covered without a new form.',
          ],
        },
        {
          title: 'The result',
          paragraphs: [
            'One policy with one renewal date, a card for every employee, and a notice that says whom to call before a hospital stay. New and departing employees are reported to the insurer in one monthly list.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      note: 'Second project',
      parts: [
        {
          title: 'What the client needed',
          paragraphs: [
            'A components maker had policies bought at different times by different owners: fire for the plant, theft for the store, and a marine policy for goods that now travel by road. A customer’s new contract asked for one more: cover for the damage that a faulty part might cause.',
            'No one in the company knew what would be paid if a lorry with the customer’s parts overturned.',
          ],
        },
        {
          title: 'What we did',
          paragraphs: [
            'We walked through the plant with the foreman and listed every item, its owner and its replacement cost. Some of the stock belonged to customers and was not insured at all.',
            'Then we compared the old policies with the customer’s contract. We found two gaps, and one risk that was insured twice.',
            'We asked insurers for one package: property at replacement cost, stock including the goods of customers, transit by road, and product and public liability.',
          ],
        },
        {
          title: 'The result',
          paragraphs: [
            'One package without gaps, a certificate for the customer, and a sheet in the lorry’s cab that says what to photograph after an accident. The list is being updated for the current renewal.',
          ],
        },
      ],
    },
    {
      id: 'life',
      note: 'Third project',
      parts: [
        {
          title: 'What the client needed',
          paragraphs: [
            'A couple with two children had taken a home loan. The lender offered an insurance policy with it, to be signed the same afternoon. They asked us whether they needed it, and whether it was the right one.',
          ],
        },
        {
          title: 'What we did',
          paragraphs: [
            'First we worked out the cover they needed: the amount owed, how long one salary could pay the EMI, the children’s education, and their savings.',
            'Then we compared two solutions. The cover of a loan protection policy falls with the loan, and the lender is paid. The cover of a term policy stays the same, and the family is paid: they can repay the lender and keep the rest. The two differ in price, and in what happens if the loan is moved to another bank.',
            'The couple chose a term policy for both earners, with a small loan protection policy for the first years. They answered the health questions in full, including an old operation.',
          ],
        },
        {
          title: 'The result',
          paragraphs: [
            'Two policies in force, nominees named, and one sheet with policy numbers, phone numbers and the three documents a claim starts with. The old operation makes the premium a little higher and the claim much safer.',
          ],
        },
      ],
    },
  ],
  'the three projects of Home told in full',
);

export function Screen() {
  return (
    <>
      <PageBanner intro="How we found and closed gaps in cover: three sample projects in health, liability and life insurance.">
        <Link to="#health" variant="button">
          Health cover
        </Link>
        <Link to="#liability" variant="second">
          Liability cover
        </Link>
        <Link to="#life" variant="second">
          Life cover
        </Link>
      </PageBanner>
      <ArticleLayout
        label="Search, services and help"
        side={
          <>
            <SearchBox title="Search" label="Find a page" />
            <ServiceCounts title="Services" />
            <HelpBanner
              title="Do you have a similar case?"
              text="Tell us about it. We will say what to check first."
              action={{ label: 'Book an appointment', to: '/appointment?about=Insurance%20Services' }}
              rosette="insurance"
              wideOnly
            />
          </>
        }
        below={
          <>
            <ProjectStories isWide projects={projects.slice(1)} stories={stories.slice(1)} />
            <Notice>Insurance is the subject matter of solicitation.</Notice>
          </>
        }
      >
        <ProjectStories projects={projects.slice(0, 1)} stories={stories} />
      </ArticleLayout>
      <CallToAction
        title="Ask us about your insurance"
        text="Tell us which policy you have. We tell you what it would pay."
        action={{ label: 'Ask your question', to: '/services/ourInsuranceServices#enquiry' }}
        rosette="insurance"
      />
    </>
  );
}
