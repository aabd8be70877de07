import { wealth } from '../../enquiry/forms/protection.ts';
import { mutualFundRisk } from '../../messages/legal.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { CalmToRough } from '../../sections/drawings/calm-to-rough.tsx';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { MissionStatement } from '../../sections/mission-statement.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Steps } from '../../sections/steps.tsx';
import type { LegalDetails } from '../../site/firm-schema.ts';
import { roles } from '../../site/registrations.ts';
import { legalDetails } from '../../site/legal-details.ts';
import { figures } from '../../site/figures.ts';

const managedProducts = [
  {
    note: 'Start small, by SIP or lump sum',
    title: 'Mutual funds',
    text: 'Debt, equity and hybrid funds of a fund house.',
  },
  {
    note: 'A portfolio in your own name',
    title: 'PMS',
    text: 'Portfolio management services: a registered manager buys shares or bonds in your account. The rules ask for at least ₹50 lakh.',
  },
  {
    note: 'For long-term capital',
    title: 'AIF',
    text: 'Alternative investment funds put private money into start-ups, property and private credit. With few exceptions the rules ask for at least ₹1 crore, and leaving early is often not possible.',
  },
];

const selfDirectedProducts = [
  {
    note: 'You choose the companies',
    title: 'Stock trading',
    text: 'Shares of listed companies, bought and sold on the exchanges.',
  },
  {
    note: 'A rate agreed at the start',
    title: 'Fixed deposits',
    text: 'With a bank or a rated company. We compare rates and penalties.',
  },
  {
    note: 'To buy and hold',
    title: 'Trading accounts',
    text: 'A trading account places your orders; a demat account holds your shares. Use them for IPOs, bonds and debentures too.',
  },
];

const whenNeeded = [
  { title: 'Money needed soon', text: 'Deposits and debt funds' },
  { title: 'Money for later years', text: 'Equity funds, shares and PMS' },
  { title: 'Money you can lock in', text: 'AIF' },
];

/** From low to high volatility: behaviour of each product, and when it fits. */
const volatility = [
  {
    name: 'Fixed deposits',
    swing: { swing: 0, waves: 1 },
    way: 'Low: an agreed rate',
    when: 'you know when you need the money',
    mind: 'tax on interest, early withdrawal',
  },
  {
    name: 'Mutual funds',
    swing: { swing: 4, waves: 3 },
    way: 'Moderate: many holdings',
    when: 'you save monthly',
    mind: 'expense ratio, exit load',
  },
  {
    name: 'PMS',
    swing: { swing: 8, waves: 4 },
    way: 'Higher: a portfolio chosen for you',
    when: 'you want a manager and your own holdings',
    mind: 'fee on profit, tax on each trade',
  },
  {
    name: 'Stock trading',
    swing: { swing: 13, waves: 7 },
    way: 'High: shares, day by day',
    when: 'you have time to follow companies',
    mind: 'borrowed money, which enlarges losses',
  },
  {
    name: 'AIF',
    swing: { swing: 15, waves: 2, seldomSeen: true },
    way: 'High, over years: often locked in',
    when: 'you can wait for the fund’s full term',
    mind: 'lock-in, how units are valued',
  },
  {
    name: 'Trading accounts',
    way: 'Depends on what you buy',
    when: 'you buy shares, bonds or exchange-traded funds',
    mind: 'brokerage, demat charge, nominee',
  },
];

const { role }: LegalDetails = legalDetails;

/** Before buying, then after. */
const advantages = [
  {
    title: 'Goals before products',
    text: 'A home, a degree, a pension: each goal has a date.',
  },
  {
    title: 'All costs shown',
    text: 'Entry, exit and yearly costs, before you choose.',
  },
  {
    title: 'Tax explained early',
    text: 'It depends on how long you hold, and in whose name.',
  },
  {
    title: 'Overlaps found',
    text: 'We show you where two funds hold the same shares.',
  },
  {
    title: 'Statements explained',
    text: 'We go through your statements with you.',
  },
  {
    title: 'Loans considered too',
    text: 'Repaying a costly loan can be better.',
  },
];

const features = [
  {
    title: 'Consolidated statement',
    text: 'All holdings, idle cash and missing nominees.',
  },
  {
    title: 'Goal and SIP tracker',
    text: 'Savings for each goal, and the next payments.',
  },
  {
    title: 'Cash-flow calendar',
    text: 'Maturing deposits, premiums and EMIs.',
  },
  {
    title: 'Family view',
    text: 'Accounts and nominees of the whole family.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Plan for a home, a degree or a pension with one contact person: mutual funds, PMS, AIF, shares and deposits. You see all costs before you choose.">
        <Link to="/appointment?about=Wealth%20Management" variant="button">
          Book a portfolio meeting
        </Link>
        <Link to="#products" variant="second">
          See the investment products
        </Link>
      </PageBanner>
      <PageSection
        id="products"
        head={{
          note: 'Products',
          title: 'Investment products we offer',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'Managed for you', title: 'A manager invests', rows: managedProducts },
            { note: 'In your own hands', title: 'You decide yourself', rows: selfDirectedProducts },
          ]}
        />
        <Notice>
          <p>{mutualFundRisk}</p>
          <p>PMS, AIF, shares and deposits with a company can lose value too.</p>
        </Notice>
      </PageSection>
      <MissionStatement
        title="All your investments in one plan"
        statement="We put everything you own and owe on one sheet, and sort it by when you need the money."
        points={whenNeeded}
        rosette="wealth"
      >
        <Prose>
          <p>
            First protect your family with our{' '}
            <Link to="/services/ourInsuranceServices">insurance services</Link>. Buying a flat as an
            investment? See <Link to="/services/realState">real estate advisory</Link>. Living abroad? Start
            with the <Link to="/nri">NRI guide</Link>.
          </p>
        </Prose>
      </MissionStatement>
      <PageSection
        head={{
          note: 'Technology',
          title: 'Your portfolio on one screen',
          intro: 'Your investments stay in your own name. You see all of them in one plan.',
        }}
      >
        <Checklist
          columns={3}
          items={[
            'One dashboard for funds, shares, deposits and PMS',
            'KYC and account opening online',
            'Invest, switch and redeem without visiting a branch',
            'Reminders for SIP dates and maturing deposits',
            'Capital-gains and interest statements for your accountant',
            'You decide who in the family sees what',
          ]}
        />
      </PageSection>
      <FigureSpread
        action
        figure={{ value: '24/7', label: 'access to your portfolio' }}
        items={[figures.assets, figures.investors, figures.returns]}
      >
        AUM is the value of the investments that clients hold through us. Past performance is not a guarantee
        of future returns.
      </FigureSpread>
      <PageSection
        ground="card"
        head={{
          note: 'Advantages',
          title: 'Why invest through us',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <h3>Before you buy</h3>
            <TextRows level={4} rows={advantages.slice(0, 3)} />
          </Prose>
          <Prose>
            <h3>While you hold</h3>
            <TextRows level={4} rows={advantages.slice(3)} />
          </Prose>
        </SideBySide>
      </PageSection>
      <Steps title="For larger portfolios and families" steps={features} />
      <PageSection
        ground="muted"
        head={{
          note: 'Summary',
          title: 'Investment products compared',
        }}
      >
        <DataTable
          caption="The investment products compared"
          columns={['Product', 'Risk', 'Fits when', 'Check before you buy']}
          amount={false}
          rows={volatility.map(({ name, swing, way, when, mind }) => [
            name,
            swing ? (
              <CalmToRough key={name} {...swing}>
                {way}
              </CalmToRough>
            ) : (
              way
            ),
            when,
            mind,
          ])}
          note="Illustration, not market data."
        />
        <SideBySide>
          <Notice title="Risk">
            <p>
              All investments in securities are subject to market risks. Nothing on this page is a
              recommendation to buy a particular product.
            </p>
          </Notice>
          <Prose>
            {role && <p>{roles[role]}</p>}
            <Registrations show={['arn', 'sebi']} />
            <p>
              To start, see the <Link to="/papers">documents to bring</Link>.
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <Enquiry
        form={wealth}
        title="Get your portfolio reviewed"
        intro="Tell us the goal, the amount and when you need the money."
        rosette="wealth"
        action={{
          label: 'Book a portfolio meeting',
          to: '/appointment?about=Wealth%20Management',
        }}
      />
    </>
  );
}
