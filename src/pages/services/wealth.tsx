import { wealth } from '../../enquiry/forms/protect.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { CalmToRough } from '../../sections/drawings/calm-to-rough.tsx';
import { Fold } from '../../components/fold.tsx';
import { Link } from '../../components/link.tsx';
import { AccountBook } from '../../sections/account-book.tsx';
import { Band } from '../../sections/band.tsx';
import { LedgerRows } from '../../sections/ledger-rows.tsx';
import { Charter } from '../../sections/charter.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Steps } from '../../sections/steps.tsx';
import { sample } from '../../site/sample.ts';

const managed = [
  {
    note: 'Start small, spread wide',
    title: 'Mutual funds',
    text: 'Many investors’ money in one portfolio, run by a fund house. Debt, equity and hybrid funds, in one sum or by a monthly SIP.',
  },
  {
    note: 'A portfolio in your own name',
    title: 'PMS',
    text: 'Portfolio management services: a registered manager buys shares or bonds in your own account, and you see every holding. The rules ask for at least ₹ 50 lakh.',
  },
  {
    note: 'For larger, patient capital',
    title: 'AIF',
    text: 'Alternative investment funds pool private money for start-ups, property, private credit and hedged strategies. With few exceptions the rules ask for at least ₹ 1 crore, and leaving early is often not possible.',
  },
];

const chosen = [
  {
    note: 'You choose the companies',
    title: 'Stock trading',
    text: 'Shares of listed companies, bought and sold on the exchanges. We help you set limits on each position before the market tests them.',
  },
  {
    note: 'The calm part of a plan',
    title: 'Fixed deposits',
    text: 'A rate agreed at the start, with a bank or a rated company. We look at tenor, penalty for early withdrawal, and who stands behind the deposit.',
  },
  {
    note: 'The way into the market',
    title: 'Trading accounts',
    text: 'A trading account places your orders and a demat account holds what you bought. We help you open both, with a nominee from the first day.',
  },
];

const whenNeeded = [
  { title: 'Money needed soon', text: 'It stays calm, in deposits and debt funds.' },
  { title: 'Money with years to wait', text: 'It may swing: equity funds, shares, PMS.' },
  { title: 'Money nobody will ask for', text: 'Only this belongs in an AIF.' },
];

/** From calm to rough: how each swings on the way, when it fits, what to mind. */
const inShort = [
  {
    name: 'Fixed deposits',
    swing: { swing: 0, waves: 1 },
    way: 'Hardly: an agreed rate',
    when: 'you know the date on which the money is needed',
    mind: 'tax on the interest, and early withdrawal',
  },
  {
    name: 'Mutual funds',
    swing: { swing: 4, waves: 3 },
    way: 'Gently: many holdings',
    when: 'you save monthly or want one fund to hold many shares or bonds',
    mind: 'the yearly expense, and the exit load',
  },
  {
    name: 'PMS',
    swing: { swing: 8, waves: 4 },
    way: 'More: a portfolio chosen for you',
    when: 'you want a manager for a larger sum and your own holdings',
    mind: 'the fee on profit, and tax on each trade',
  },
  {
    name: 'Stock trading',
    swing: { swing: 13, waves: 7 },
    way: 'Steeply: shares, day by day',
    when: 'you have the time to follow companies',
    mind: 'borrowed money, which enlarges a loss as it enlarges a gain',
  },
  {
    name: 'AIF',
    swing: { swing: 15, waves: 2, seldomSeen: true },
    way: 'Far, over years: often locked in, its value seldom seen',
    when: 'the money can stay away for the fund’s whole term',
    mind: 'the lock-in, and how units are valued',
  },
  {
    name: 'Trading accounts',
    way: 'As far as what you buy',
    when: 'you buy shares, bonds or exchange-traded funds',
    mind: 'brokerage, the demat charge, and the nominee',
  },
];

const figuresNote = sample(
  'We state them without unit, period or benchmark: ask for all three before you rely on them.',
  'unit of the 500+, and period, benchmark and basis of the 15 % of Wealth Management',
);

/** Before one buys, then while one holds. */
const advantages = [
  {
    title: 'The goal comes first',
    text: 'A house, a degree, a pension: each goal has its date, and the date decides what may go into shares.',
  },
  {
    title: 'All costs in view',
    text: 'You see entry, exit, yearly expense and tax before you choose, because they come out of your return.',
  },
  {
    title: 'Tax looked at early',
    text: 'How long you hold and in whose name you hold decide the tax. Both are easier to settle before you buy.',
  },
  {
    title: 'Spread on purpose',
    text: 'Different products should not all fall on the same day. We check what your funds really hold.',
  },
  {
    title: 'Reviewed with you',
    text: 'A plan drifts as prices move. We go through it with you and bring it back to the mix you agreed.',
  },
  {
    title: 'Banking sense',
    text: 'Sometimes the best investment is to repay a costly loan. We look at what you owe before what you buy.',
  },
];

const features = [
  {
    title: 'Portfolio health check',
    text: 'Overlap between funds, idle cash, holdings without a nominee, and products that no longer serve their goal.',
  },
  {
    title: 'Rebalancing plan',
    text: 'Which part to trim and which to top up when the mix has moved away from the one you agreed.',
  },
  {
    title: 'Goals and cash flow',
    text: 'When money comes in, when it is needed, and how much may stay invested in between.',
  },
  {
    title: 'Family and succession view',
    text: 'Accounts of the family on one sheet, with nominees, joint holders and a will in step with each other.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Mutual funds, PMS, AIF, shares, deposits and trading accounts, looked at together.">
        <Link to="/appointment" look="button">
          Talk about your plan
        </Link>
        <Link to="#products" look="second">
          See the investment products
        </Link>
      </PageBanner>
      <Band
        id="products"
        head={{
          note: 'Products',
          title: 'Investment products, and what each is for.',
          lead: 'No product is good or bad by itself. It fits a goal, a date and a person, or it does not.',
        }}
      >
        <AccountBook
          folds
          pages={[
            { note: 'Managed for you', title: 'A manager chooses', rows: managed },
            { note: 'In your own hands', title: 'You choose yourself', rows: chosen },
          ]}
        />
        <Notice>
          <p>
            Mutual Fund investments are subject to market risks, read all scheme related documents carefully.
          </p>
          <p>PMS, AIF, shares and deposits with a company can lose value too.</p>
        </Notice>
      </Band>
      <Charter
        title="One plan for all your investments: the ecosystem"
        statement="We start with one sheet that holds everything, what you owe included. Then we sort the money by when you need it."
        points={whenNeeded}
        rosette="wealth"
      >
        <SideBySide>
          <Prose>
            <p>
              Savings grow in many places: a deposit at one bank, funds through an app, shares in an old demat
              account, a policy from a cousin. Each was sensible on its day. Together they are rarely a plan.
            </p>
            <p>
              Protection belongs to the same sheet: see{' '}
              <Link to="/services/ourInsuranceServices">insurance services</Link> before you invest what your
              family may need, and <Link to="/services/realState">real estate advisory</Link> before you buy a
              flat as an investment. If you live abroad, begin with the <Link to="/nri">NRI guide</Link>.
            </p>
          </Prose>
          <Prose>
            <p>
              The bank, the broker, the fund’s registrar, the depository and your chartered accountant each
              hold one piece. The investments stay in your own name with them. What you get from us is the
              view across, and somebody to call before you act on a headline.
            </p>
          </Prose>
        </SideBySide>
      </Charter>
      <Band
        head={{
          note: 'The tools',
          title: 'Technology: your portfolio on a screen.',
          lead: 'The tools do the adding up. Decisions are talked through.',
        }}
      >
        <Checklist
          columns={3}
          items={[
            'One dashboard: funds, shares, deposits and PMS on a single page.',
            'Paperless start: KYC and account opening online, with your own e-signature.',
            'Orders by phone or screen: invest, switch and redeem without visiting a branch.',
            'Reminders: SIP dates, deposits that mature, papers that expire.',
            'Statements for tax: gains and interest in the form your accountant asks for.',
            'Your data stays yours: you decide who in the family may see what.',
          ]}
        />
      </Band>
      <FigureBand
        items={[
          { value: '500', unit: '+', label: 'AUM (assets under management)' },
          { value: '100', unit: '+', label: 'active investors' },
          { value: '15', unit: ' %', label: 'average annual returns; past returns are no promise' },
          { value: '24/7', label: 'access to your portfolio' },
        ]}
      >
        <Notice title="How to read the figures above">{figuresNote}</Notice>
      </FigureBand>
      <Band
        ground="leaf"
        head={{
          note: 'All in view',
          title: 'Advantages of looking at your money together.',
          lead: 'Three things are settled before you buy, three are looked after while you hold.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <h3>Before you buy</h3>
            <LedgerRows level={4} rows={advantages.slice(0, 3)} />
          </Prose>
          <Prose>
            <h3>While you hold</h3>
            <LedgerRows level={4} rows={advantages.slice(3)} />
          </Prose>
        </SideBySide>
      </Band>
      <Steps note="Advanced features" title="Features for a larger portfolio." steps={features} />
      <Band
        ground="panel"
        head={{
          note: 'Summary',
          title: 'Investment products in short.',
          lead: 'Bring your PAN, a proof of address, a cancelled cheque and your latest statements. That is enough for a first look.',
        }}
      >
        <Fold label="Six products, calm to rough">
          <LedgerTable
            caption="The investment products in short"
            columns={['Product', 'How far it may swing', 'Fits when', 'Mind before you buy']}
            amount={false}
            rows={inShort.map(({ name, swing, way, when, mind }) => [
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
            note="The lines are drawings, not market data. Debt funds lie nearer to deposits, equity funds nearer to shares."
          />
        </Fold>
        <SideBySide>
          <Notice title="Risk">
            <p>
              All investments in securities are subject to market risks. Past performance does not promise
              future returns, and nothing on this page is a recommendation to buy a particular product.
            </p>
          </Notice>
          <Prose>
            <Registrations show={['arn', 'sebi']} />
            <p>
              Who pays us stands under <Link to="/terms">terms</Link>. Your own list:{' '}
              <Link to="/papers">papers to bring</Link>.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Enquiry
        form={wealth}
        title="Ask for a review of all that you own."
        lead="Say what it is about, how much, and by when. We sort what you have by when you will need it."
        rosette="wealth"
        action={{ label: 'Book a portfolio review', to: '/appointment' }}
      />
    </>
  );
}
