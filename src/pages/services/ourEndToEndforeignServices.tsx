import { foreignCompany } from '../../enquiry/forms/build.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { CapitalRoute, capitalRouteFrame } from '../../sections/drawings/capital-route.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LuggageLabels } from '../../sections/luggage-labels.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { StampedPages } from '../../sections/stamped-pages.tsx';
import { TagList } from '../../sections/tag-list.tsx';

const served = [
  {
    title: 'Companies that want a subsidiary',
    text: 'A company of their own in India, wholly owned or with an Indian partner.',
  },
  {
    title: 'Firms with their first Indian customers',
    text: 'Sales come in from India, and somebody here must invoice, deliver and be answerable.',
  },
  {
    title: 'Technology companies and startups',
    text: 'A team in India that builds or supports the product, employed under Indian rules.',
  },
  {
    title: 'Manufacturers and traders',
    text: 'Buying, making or storing goods here, with the registrations that goods need.',
  },
  {
    title: 'NRIs who start a business at home',
    text: 'Money earned abroad, put into an Indian company in a way that can be taken back.',
  },
  {
    title: 'Companies already here',
    text: 'The office stands, but filings, limits or the accounts have fallen behind.',
  },
];

const services = [
  {
    title: 'Incorporation',
    text: 'The right form of presence, its name, its documents and its registration.',
    points: ['Choice of form', 'Papers attested abroad', 'Tax numbers of the company'],
  },
  {
    title: 'Regulatory and legal compliance',
    text: 'What must be filed, by whom and when, kept in one calendar.',
    points: ['Foreign-exchange rules (FEMA)', 'Company law and tax filings', 'Contracts and licences'],
  },
  {
    title: 'Infrastructure',
    text: 'A registered address first, then the premises that the work needs.',
    points: ['Registered office', 'Offices and warehouses', 'Checks on title and lease'],
  },
  {
    title: 'Hiring and HR',
    text: 'The first people, their contracts, and a payroll that follows Indian law.',
    points: ['Search and selection', 'Employment contracts', 'Provident fund and payroll'],
  },
  {
    title: 'Cross-border finance',
    text: 'Capital in, profits and fees out, each with its proof for the bank.',
    points: ['Bank accounts', 'Share capital and loans', 'Working-capital limits'],
  },
  {
    title: 'Digital setup',
    text: 'The systems with which the Indian office can work from its first day.',
    points: ['Domain and website', 'Accounts and invoicing', 'CRM and cloud'],
  },
  {
    title: 'Fundraising',
    text: 'Money for growth from lenders and investors, in India and abroad.',
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
    title: 'One person sees it all',
    text: 'The bank waits for the registration, the hire waits for the bank. One person sees the whole order.',
  },
  {
    title: 'We know the banker’s side',
    text: 'Account opening and remittances stop over small things. We have 22+ years of experience with what banks ask.',
  },
  {
    title: 'Finance stays in view',
    text: 'The form you choose now decides how you can borrow and repatriate later. We plan for both.',
  },
  {
    title: 'People and systems, too',
    text: 'Training, recruitment and software come from the same firm as the finance.',
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
      <PageBanner lead="From incorporation to the first hire: what a foreign company needs to start in India.">
        <Link to="#contact" look="button">
          Start Your India Journey
        </Link>
        <Link to="/appointment" look="second">
          Book an appointment
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'Setting up in India',
          title: 'How a foreign company sets up in India.',
          lead: 'A foreign company meets a registrar, a bank, a tax office, a landlord and its first employees, usually all at once. Each of them asks for a paper that another one issues.',
        }}
        figure={
          <FigureFrame
            {...capitalRouteFrame}
            caption="The usual route of share capital. Loans from the parent and payments for services follow routes of their own."
          >
            <CapitalRoute />
          </FigureFrame>
        }
      >
        <p>
          We take the whole set-up as one piece of work. You tell us what the company is to do here. We settle
          the form it should have, list the papers, and put the steps in an order in which nobody waits for a
          paper that does not exist yet.
        </p>
        <p>
          Money is the part that is hardest to put right afterwards. Capital from abroad has to reach the
          Indian company through a bank that may deal in foreign exchange, shares have to be issued for it,
          and the issue has to be reported to the Reserve Bank of India within 30 days. If one link is
          missing, dividends and a later sale can be held up. The drawing shows the links.
        </p>
        <p>
          <strong>What to have at hand:</strong> the parent’s certificate of incorporation, its latest
          accounts, identity papers of the directors and owners, and one page on what the Indian business will
          do and what it will cost in its first year. See <Link to="/papers">papers to bring</Link>.
        </p>
      </Band>
      <Band
        ground="panel"
        head={{ note: 'From abroad', title: 'Who we serve: foreign companies and NRIs.', layout: 'wide' }}
      >
        <LuggageLabels labels={served} />
      </Band>
      <Band
        ground="ledger"
        head={{ note: 'What we arrange', title: 'Set-up services in India, from name to funds.' }}
      >
        <StampedPages
          stages={services}
          last={{
            text: 'Take all seven, or only the ones you still lack.',
            link: { to: '#enquiry', label: 'Name your first task' },
          }}
        />
      </Band>
      <Band
        ground="leaf"
        head={{ note: 'The first decision', title: 'Liaison office, branch or subsidiary in India?' }}
      >
        <Comparison
          caption="Three forms of presence in India"
          columns={['Liaison office', 'Branch office', 'Subsidiary company']}
          rows={forms}
          words={{ yes: 'Yes', no: 'No' }}
          note="In outline. A company in India needs at least one director who stays here for 182 days of the year; project offices and partnerships (LLP) are further forms."
        />
        <Notice>
          Which activities are open to foreign investment, and on what terms, is decided by the government and
          changes. Let it be checked for your activity before you sign a lease or send money. No fee is ever
          asked for in the chat.
        </Notice>
      </Band>
      <Reasons
        note="One firm"
        title="Why choose us to set up in India."
        reasons={reasons}
        after={<TagList title="Popular searches about a company in India" level={2} tags={searches} runs />}
      />
      <Enquiry
        id="contact"
        form={foreignCompany}
        title="Start your India journey with a first talk."
        lead="Company, country and first task are enough. Have half a page on what the company does ready for the talk, on the telephone or in Noida. Our hours are Indian time."
        rosette="foreign-company"
        ways={{ show: ['address', 'hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
