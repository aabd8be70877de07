import { Link } from '../components/link.tsx';
import { projects } from '../content/projects.ts';
import { ArticleLayout } from '../sections/article-layout.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { HelpBanner } from '../sections/help-banner.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ProjectStories } from '../sections/project-story.tsx';
import type { Story } from '../sections/project-story.tsx';
import { Prose } from '../sections/prose.tsx';
import { SearchBox } from '../sections/search-box.tsx';
import { ServiceCounts } from '../sections/service-counts.tsx';
import { sample } from '../site/sample.ts';

/** In the order of the projects. */
const stories: readonly Story[] = sample(
  [
    {
      id: 'health',
      note: 'First project',
      parts: [
        {
          title: 'The question',
          paragraphs: [
            'A hospital looked after everybody’s health but its own people’s. Nurses and technicians had bought small policies of their own, each with another insurer, another waiting period and another list of hospitals. When a technician fell ill, the colleagues collected money for the bill.',
            'The management asked for one policy for all staff and their families, that starts for an existing illness too, and that a payroll clerk can administer.',
          ],
        },
        {
          title: 'What was done',
          paragraphs: [
            'We listed who was to be covered, with ages and dependants, and which treatments the staff had needed before. With that list the insurers could quote for the group instead of guessing.',
            'The quotations were set in one table: room rent, waiting periods, maternity, parents, what happens when somebody leaves. The cheapest one limited the room rent so low that a stay would have left much of the bill to the nurse. It fell out first.',
            'Then the terms that mattered were asked for in writing: cover for existing illnesses from the first day, and newborns covered without a new form.',
          ],
        },
        {
          title: 'What the client had at the end',
          paragraphs: [
            'One policy with one renewal date, a card for every employee, and a page on the notice board that says whom to call before a stay. Joiners and leavers go to the insurer as one list each month.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      note: 'Second project',
      parts: [
        {
          title: 'The question',
          paragraphs: [
            'A maker of components had policies bought at different times by different owners: fire for the plant, theft for the store, and a marine policy for goods that no longer travelled that way. A customer’s new contract asked for something else: cover for the damage that a faulty part might do.',
            'Nobody in the firm could say what would be paid if a lorry overturned with parts of the customer’s on it.',
          ],
        },
        {
          title: 'What was done',
          paragraphs: [
            'We walked the plant with the foreman and wrote down what stands where, what it would cost to buy again, and whose it is. Part of the store belonged to customers and was in no policy.',
            'Then the old policies were read beside the customer’s contract. Two gaps came to light, and one risk that was insured twice.',
            'The new arrangement was asked for as one package: property at its cost of replacement, stock with the goods of others named, transit by road, and liability for products and to the public.',
          ],
        },
        {
          title: 'What the client had at the end',
          paragraphs: [
            'A package whose sections fit each other, a certificate for the customer’s buyer, and a folder for the lorry’s cab that says what to photograph after an accident. At the renewal now under way, the list of the walk is brought up to date.',
          ],
        },
      ],
    },
    {
      id: 'life',
      note: 'Third project',
      parts: [
        {
          title: 'The question',
          paragraphs: [
            'A couple with two children had taken a loan for a house. The lender offered a policy with it, to be signed the same afternoon. They asked us whether they needed it, and whether it was the right one.',
          ],
        },
        {
          title: 'What was done',
          paragraphs: [
            'First came the sum: what is owed, how long one salary alone would carry the instalment, what the children will need, what the savings already cover.',
            'Then two ways were laid side by side. A loan protection policy falls with the loan and pays the lender. A term policy stays level and pays the family, who can then pay the lender and keep the rest. Both protect the house; they differ in price, in who decides, and in what happens if the loan is moved to another bank.',
            'The couple chose a term policy for both earners, with a small loan protection policy for the first years. The health questions were answered in full, an old operation included.',
          ],
        },
        {
          title: 'What the client had at the end',
          paragraphs: [
            'Two policies in force, nominees named, and a single sheet in the drawer with policy numbers, telephone numbers and the three papers a claim begins with. The old operation makes the premium a little dearer, and the claim much safer.',
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
      <PageBanner lead="Three sample projects, each from the question to the outcome.">
        <Link to="#health" look="second">
          Health cover
        </Link>
        <Link to="#liability" look="second">
          Liability cover
        </Link>
        <Link to="#life" look="second">
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
              title="A case like yours?"
              text="Tell it in your own words. We say what we would look at first."
              action={{ label: 'Book an appointment', to: '/appointment' }}
              rosette="insurance"
            />
          </>
        }
      >
        <Prose lead="A policy is seldom bought for its own sake. Somebody asks a question: what if one of us falls ill, what if a part fails, what if I am no longer there?">
          <p>
            Here are three such questions, how they were worked through and what stood in the folder at the
            end. They are examples, written to show the way we work; no real client is described.
          </p>
        </Prose>
        <ProjectStories projects={projects} stories={stories} />
        <Notice>Insurance is the subject matter of solicitation.</Notice>
      </ArticleLayout>
      <CallToAction
        title="Bring us a question about your cover."
        text="Many can be answered with the papers you already have. Bring them along."
        action={{ label: 'Ask your question', to: '/services/ourInsuranceServices#enquiry' }}
        rosette="insurance"
      />
    </>
  );
}
