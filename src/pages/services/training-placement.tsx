import { training } from '../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { TrainingOrder, trainingOrderFrame } from '../../sections/drawings/training-order.tsx';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { DepartmentCards } from '../../sections/department-cards.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { figures } from '../../site/figures.ts';
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
    note: 'For the team you already have',
    title: 'In-house training',
    intro: 'We train your people at your office or online, on your own products and forms.',
    rows: [
      { title: 'Real cases', text: 'Lessons use loan files that a credit team has sent back.' },
      { title: 'Short sessions', text: 'They fit around working hours.' },
    ],
  },
  {
    note: 'For roles you need to fill',
    title: 'Pre-trained placement',
    intro: 'We find candidates, train them for the role and present them when they can do the work.',
    rows: [
      { title: 'Proven practice', text: 'You see what each candidate has practised.' },
      { title: 'Your decision', text: 'You interview and choose.' },
    ],
  },
];

const steps = [
  {
    title: 'Describe the role',
    text: 'You describe a normal working day: customers, products, systems and targets.',
  },
  {
    title: 'Agree the test',
    text: 'We write down what the person must be able to do.',
  },
  {
    title: 'Train',
    text: 'Products and rules first, then practice: calls, forms, calculations and difficult customers.',
  },
  {
    title: 'Test and present',
    text: 'Your staff return to work; new candidates are presented to you with a note on their strengths.',
  },
  {
    title: 'Follow up',
    text: 'After the first weeks we ask the manager what is missing and train that too.',
  },
];

const trainingTopics = [
  ['Branch', 'Needs before products', 'Fewer mis-sold products', 'Complaints'],
  ['Credit', 'Reading a balance sheet', 'Complete proposals', 'Files sent back'],
  ['Sales', 'Explaining cost and risk', 'Customers who stay', 'Cancellations'],
  ['Collection', 'Firm, lawful, polite calls', 'Earlier payment', 'Overdue accounts'],
];

const placementRoles = [
  [
    'Relationship manager',
    'First meeting, review, follow-up',
    'First customers sooner',
    'Weeks to first case',
  ],
  ['Credit analyst', 'Ratios, projections, credit notes', 'Notes that need no rewriting', 'Queries per file'],
  ['Insurance adviser', 'Proposal, disclosure, claim', 'Suitable policies', 'Renewals'],
  ['Service desk', 'Phone, email, escalation', 'Answers at the first call', 'Repeat calls'],
];

const clientDepartments = [
  {
    title: 'Banks',
    text: 'Branch staff, relationship managers, credit and collection teams.',
    rosette: 'banking-expert',
  },
  {
    title: 'Finance companies',
    text: 'NBFC sales and credit staff, for secured and unsecured loans.',
    rosette: 'loans',
  },
  { title: 'Insurers', text: 'Advisers and service desks, from proposal to claim.', rosette: 'insurance' },
  {
    title: 'Corporates',
    text: 'Finance and treasury staff who work with banks and auditors.',
    rosette: 'corporate-consultancy',
  },
] as const;

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

const phone = sample('+91 00000 00001', 'phone number of the training and placement desk');

export function Screen() {
  return (
    <>
      <PageBanner intro="For banks, NBFCs, insurers and corporates: we train your finance team, or find and train people for open roles. You interview and choose.">
        <Link to="#enquiry" variant="button">
          Tell us the role
        </Link>
      </PageBanner>
      <PageSection
        ground="accent"
        head={{
          note: 'Two ways to work with us',
          title: 'Train your team or hire trained people',
          layout: 'wide',
        }}
      >
        <GroupedRows groups={models} />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title="Training led by an experienced banker">
          <p>
            {firm.founder.name}, our founder, leads the training with 22+ years in banking and finance.
            Lessons start from real work, not from slides.
          </p>
        </Prose>
        <SideBySide layout="figure">
          <Prose>
            <h3>Why train before joining</h3>
            <p>
              A new employee who starts with weeks of training costs a salary and a colleague’s time, while
              customers wait. Our candidates are trained before their joining day, so they start with the
              work.
            </p>
          </Prose>
          <FigureFrame {...trainingOrderFrame}>
            <TrainingOrder />
          </FigureFrame>
        </SideBySide>
      </ServiceLayout>
      <Steps title="How it works" steps={steps} />
      <FigureSpread low action figure={{ ...figures.years, label: 'years in banking behind every lesson' }} />
      <PageSection
        ground="muted"
        head={{
          note: 'Results',
          title: 'Outcomes of training and placement',
          intro:
            'Before we start, we agree which results you want and which of your own numbers will show them.',
          layout: 'wide',
        }}
      >
        <DataTable
          caption="Outcomes of in-house training and of pre-trained placement"
          columns={['Team or role', 'What is practised', 'Result', 'Your number to watch']}
          groups={[
            { name: 'In-house training', rows: trainingTopics },
            { name: 'Pre-trained placement', rows: placementRoles },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'Who is served',
          layout: 'wide',
        }}
      >
        <DepartmentCards departments={clientDepartments} />
        <SideBySide>
          <TagList title="Training and placement topics" tags={tags} runs />
          <Prose>
            <p>
              Building your first team in India? See our services for{' '}
              <Link to="/services/ourEndToEndforeignServices">foreign companies in India</Link>. Looking for a
              job? <Link to="#enquiry">Ask us for a position</Link> and name the role.
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <Enquiry
        form={training}
        title="Tell us the role you need"
        intro="Role and city are enough. We reply and agree the test, the dates and our fee with you."
        rosette="training"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'], phone }}
        action={{
          label: 'Book an appointment',
          to: '/appointment?about=Manpower%20Training%20and%20Placement',
        }}
      />
    </>
  );
}
