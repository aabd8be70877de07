import { foreignCompany } from '../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { AudienceList } from '../../sections/audience-list.tsx';
import { Notice } from '../../sections/notice.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { StageCards } from '../../sections/stage-cards.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const clientGroups = [
  {
    title: 'Companies that want a subsidiary',
    text: 'Wholly owned or with an Indian partner.',
  },
  {
    title: 'Firms with their first Indian customers',
    text: 'Someone in India has to invoice, deliver and answer.',
  },
  {
    title: 'Technology companies and startups',
    text: 'A team in India that builds or supports the product.',
  },
  {
    title: 'Manufacturers and traders',
    text: 'Buying, making or storing goods here.',
  },
  {
    title: 'NRIs who start a business at home',
    text: 'Investment that you can send abroad again (repatriable).',
  },
  {
    title: 'Companies already here',
    text: 'Filings, limits or accounts have fallen behind.',
  },
];

const services = [
  {
    title: 'Incorporation',
    text: 'The right form of presence, its name and its registration.',
    points: ['Choice of form', 'Documents attested abroad', 'Tax numbers of the company'],
  },
  {
    title: 'Regulatory and legal compliance',
    text: 'What must be filed, by whom and when, in one calendar.',
    points: ['Foreign-exchange rules (FEMA)', 'Company law and tax filings', 'Contracts and licences'],
  },
  {
    title: 'Infrastructure',
    text: 'A registered address first, then the premises you need.',
    points: ['Registered office', 'Offices and warehouses', 'Checks on title and lease'],
  },
  {
    title: 'Hiring and HR',
    text: 'Your first people, with contracts and payroll under Indian law.',
    points: ['Search and selection', 'Employment contracts', 'Provident fund and payroll'],
  },
  {
    title: 'Cross-border finance',
    text: 'Capital in, profits and fees out, documented for the bank.',
    points: ['Bank accounts', 'Share capital and loans', 'Working-capital limits'],
  },
  {
    title: 'Digital setup',
    text: 'The systems your Indian office needs on its first day.',
    points: ['Domain and website', 'Accounts and invoicing', 'CRM and cloud'],
  },
  {
    title: 'Fundraising',
    text: 'Money for growth from lenders and investors.',
    points: ['Bank and NBFC debt', 'Equity and bridge funding', 'Letters of credit'],
  },
];

const forms = [
  { label: 'A company under Indian law', values: [false, false, true] },
  { label: 'May earn income here', values: [false, 'In the activities allowed', true] },
  {
    label: 'Paid for by',
    values: [
      'Money from the parent only',
      'Money from the parent and its own income',
      'Share capital, loans and its own income',
    ],
  },
  {
    label: 'Suits you if',
    values: [
      'you want to know the market first',
      'the parent itself will work here',
      'you are building a business here',
    ],
  },
];

const reasons = [
  {
    title: 'One person for everything',
    text: 'Each step depends on another. One person plans them all.',
  },
  {
    title: 'We know what banks ask',
    text: 'Small errors delay accounts and transfers. Our founder has 22+ years of experience in banking and finance.',
  },
  {
    title: 'Finance planned from the start',
    text: 'The form you choose decides how you can borrow and repatriate later.',
  },
  {
    title: 'People and systems too',
    text: 'Training, recruitment and software come from the same firm.',
  },
];

const searches = [
  'Company registration in India for foreigners',
  'Wholly owned subsidiary in India',
  'Liaison office or branch office',
  'FEMA compliance',
  'GST registration for a foreign company',
  'Resident director',
  { label: 'Funding for a foreign subsidiary', to: '/services/fund-raising' },
  { label: 'Hire trained staff in India', to: '/services/training-placement' },
  { label: 'Tech services for an Indian office', to: '/services/tech-services' },
  { label: 'Real estate for a business in India', to: '/services/realState' },
  { label: 'Credit rating for a subsidiary', to: '/services/creditRatingAdversory' },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="Start your business in India with one partner: company registration, compliance, bank accounts, office and first hires. You get the steps and our fee in writing first.">
        <Link to="#contact" variant="button">
          Start Your India Journey
        </Link>
        <Link to="/appointment?about=End-to-End%20Services%20for%20Foreign%20Companies" variant="second">
          Book an appointment
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Setting up in India',
          title: 'How a foreign company sets up in India',
          intro:
            'You deal with a registrar, a bank, the Income Tax Department, a landlord and your first employees at once. Each of them asks for a document that another one issues.',
        }}
        figure={
          <FigureFrame
            {...capitalRouteFrame}
            caption="The usual route of share capital. Loans from the parent and service fees follow other routes."
          >
            <CapitalRoute />
          </FigureFrame>
        }
      >
        <p>
          We help you choose the legal form, list the documents and plan the steps, so that no step delays the
          next.
        </p>
        <p>
          Money is the hardest part to correct afterwards. Capital from abroad has to reach the Indian company
          through a bank that may deal in foreign exchange, shares have to be issued for it, and the issue has
          to be reported to the Reserve Bank of India within 30 days. If one step is missing, dividends and a
          later sale can be held up.
        </p>
        <p>
          <strong>What to keep ready:</strong> the parent’s certificate of incorporation and latest accounts,
          identity documents of directors and owners, and one page on the Indian business. See{' '}
          <Link to="/papers">documents to bring</Link>.
        </p>
      </PageSection>
      <PageSection ground="muted" head={{ title: 'Who we serve', layout: 'wide' }}>
        <AudienceList items={clientGroups} />
      </PageSection>
      <PageSection ground="accent" head={{ note: 'Our services', title: 'Set-up services in India' }}>
        <StageCards
          stages={services}
          last={{
            text: 'Take all seven, or only those you need.',
            link: { to: '#enquiry', label: 'Tell us your first task' },
          }}
        />
      </PageSection>
      <PageSection ground="card" head={{ title: 'Liaison office, branch or subsidiary in India?' }}>
        <Comparison
          caption="Three forms of presence in India"
          columns={['Liaison office', 'Branch office', 'Subsidiary company']}
          rows={forms}
          words={{ yes: 'Yes', no: 'No' }}
          note="In outline. A company in India needs at least one director who stays here for 182 days of the year; project offices and partnerships (LLP) are further forms."
        />
        <Notice>
          The government decides which activities are open to foreign investment, and on what terms. Have it
          checked for your activity before you sign a lease or send money.
        </Notice>
      </PageSection>
      <FigureSpread
        action
        figure={{ value: '182', unit: 'days', label: 'a year in India for at least one director' }}
      />
      <Reasons
        note="One firm"
        title="Why choose us to set up in India"
        reasons={reasons}
        after={<TagList title="Popular searches about a company in India" level={2} tags={searches} runs />}
      />
      <Enquiry
        id="contact"
        form={foreignCompany}
        title="Start your India journey"
        intro="Company, country and first task are enough. Our office hours are in Indian Standard Time (IST)."
        rosette="foreign-company"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
