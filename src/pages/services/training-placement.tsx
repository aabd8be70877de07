import { training } from '../../enquiry/forms/build.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { TrainingOrder, trainingOrderFrame } from '../../sections/drawings/training-order.tsx';
import { Fold } from '../../components/fold.tsx';
import { Link } from '../../components/link.tsx';
import { AccountBook } from '../../sections/account-book.tsx';
import { Band } from '../../sections/band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Passes } from '../../sections/passes.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firm } from '../../site/firm.ts';
import { sample } from '../../site/sample.ts';

const models = [
  {
    note: 'For the team you have',
    title: 'In-house training',
    lead: 'We teach your own people, at your office or online, on your own products and forms.',
    rows: [
      { title: 'From real files', text: 'Lessons start from files that came back.' },
      { title: 'Short sessions', text: 'They fit round working hours.' },
      { title: 'Your own forms', text: 'Exercises use your own forms.' },
    ],
  },
  {
    note: 'For the seats that are empty',
    title: 'Pre-trained placement',
    lead: 'We find candidates for a role, train them for it, and present them when they can do the work.',
    rows: [
      { title: 'Practice you can see', text: 'You see what each candidate has practised.' },
      { title: 'Your choice', text: 'You interview and decide.' },
      { title: 'Work from the first day', text: 'The person starts with the work, not with a course.' },
    ],
  },
];

const steps = [
  {
    title: 'Name the role',
    text: 'You describe a normal day in the seat: which customers, which products, which system, which targets.',
  },
  {
    title: 'Agree the test',
    text: 'We write down together what a person must be able to do. The training is built backwards from that test.',
  },
  {
    title: 'Train',
    text: 'Lessons on the product and the rules, then practice: calls, forms, calculations and difficult customers.',
  },
  {
    title: 'Test and present',
    text: 'Those who pass are presented to you, or go back to their desks, with a note on what they did well.',
  },
  {
    title: 'Look again',
    text: 'After the first weeks at work we ask the manager what is still missing and teach that.',
  },
];

const inHouse = [
  ['Branch', 'Needs before products', 'Fewer wrong sales', 'Complaints'],
  ['Credit', 'Reading a balance sheet', 'Complete proposals', 'Files sent back'],
  ['Sales', 'Explaining cost and risk', 'Customers who stay', 'Cancellations'],
  ['Collection', 'Firm, lawful, polite calls', 'Earlier payment', 'Overdue accounts'],
];

const placed = [
  ['Relationship manager', 'First meeting, review, follow-up', 'Own customers sooner', 'Weeks to first case'],
  ['Credit analyst', 'Ratios, projections, a credit note', 'Notes that need no rewriting', 'Queries a file'],
  ['Insurance advisor', 'Proposal, disclosure, claim', 'Policies that suit', 'Renewals'],
  ['Service desk', 'Telephone, e-mail, escalation', 'Answers at the first call', 'Repeat calls'],
];

const served = [
  { title: 'Banks', text: 'Branch staff, relationship managers, credit and collection teams.' },
  { title: 'Finance companies', text: 'NBFC sales and credit staff, for secured and unsecured loans.' },
  { title: 'Insurers', text: 'Advisors and service desks, from the proposal to the claim.' },
  { title: 'Corporates', text: 'Finance and treasury staff who prepare accounts for banks and auditors.' },
];

const tags = [
  'Bank staff training',
  'NBFC recruitment',
  'Insurance sales training',
  'Relationship manager training',
  'Credit analyst placement',
  'Collection team training',
  'Pre-trained manpower',
  'In-house training for finance teams',
  'Banking jobs in Noida',
];

const phone = sample('+91 00000 00001', 'telephone of the training and placement desk');

export function Screen() {
  return (
    <>
      <PageBanner lead="People trained before they join: for banks, finance companies, insurers and corporates.">
        <Link to="#enquiry" look="button">
          Tell us the role
        </Link>
      </PageBanner>
      <ServiceLayout aside={null}>
        <Prose
          title="Training led by an experienced banker"
          lead="A bank can buy a course on lending from anyone. What it lacks is somebody who has sat across the table and knows why a good customer was refused."
        >
          <p>
            The training is led by {firm.founder.name}, our founder. Behind it are 22+ years of experience in
            banking: proposals read and written, limits argued for, teams built up and corrected. That is why
            lessons begin with real work. A trainee gets a loan file with three faults in it and has to find
            them. A sales trainee gets a customer who has already been told no.
          </p>
          <p>
            The same experience decides whom we present. We look for people who ask before they promise, can
            explain a charge in plain words, and write a note that the next colleague understands.
          </p>
        </Prose>
        <SideBySide layout="figure">
          <Prose title="Why training comes before joining">
            <p>
              A new employee who starts with weeks of training costs a salary and the time of the colleague
              who teaches. Their customers wait. If the person leaves after the course, all of it begins
              again.
            </p>
            <p>
              Both of our models move the training to where it costs you least: into short sessions for the
              people you have, and to the time before the joining day for the people you will hire.
            </p>
          </Prose>
          <FigureFrame
            {...trainingOrderFrame}
            caption="The order of things only: the lengths are not days, and depend on the role."
          >
            <TrainingOrder />
          </FigureFrame>
        </SideBySide>
      </ServiceLayout>
      <Band
        ground="ledger"
        head={{
          note: 'Two models',
          title: 'Train the people you have, or hire trained ones',
          layout: 'wide',
        }}
      >
        <AccountBook pages={models} />
      </Band>
      <Steps note="Step by step" title="How a training assignment goes" steps={steps} />
      <Band
        ground="panel"
        head={{
          note: 'In your own numbers',
          title: 'Outcomes of training and placement',
          lead: 'Training is worth what it changes at work. We agree with you beforehand which of these results you want, and which of your own numbers will show it.',
          layout: 'wide',
        }}
      >
        <Fold label="Eight teams and roles">
          <LedgerTable
            caption="Outcomes of in-house training and of pre-trained placement"
            columns={['Team or role', 'What is practised', 'Result', 'Your number to watch']}
            groups={[
              { name: 'In-house training: the team you have', rows: inHouse },
              { name: 'Pre-trained placement: before the joining day', rows: placed },
            ]}
          />
        </Fold>
      </Band>
      <Band
        ground="leaf"
        head={{
          note: 'Whose people',
          title: 'Who is served: banks, insurers and corporates',
          layout: 'wide',
        }}
      >
        <Passes passes={served} rosette="training" />
        <SideBySide>
          <TagList title="Training and placement topics, often searched" tags={tags} runs />
          <Prose>
            <p>
              A foreign company that builds its first Indian team finds this service beside all others it
              needs on the page for{' '}
              <Link to="/services/ourEndToEndforeignServices">foreign companies in India</Link>. If you are
              looking for a position yourself, <Link to="#enquiry">ask us for a position</Link> and name the
              role.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Enquiry
        form={training}
        title="Which position do you need to fill, or look for?"
        lead="Role and city are enough. In the talk, describe one normal day in it, or what goes wrong in your team today: it tells us what to teach and whom to look for."
        rosette="training"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'], phone }}
        action={{ label: 'Book an appointment', to: '/appointment' }}
      />
    </>
  );
}
