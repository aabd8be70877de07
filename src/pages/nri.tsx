import { Link } from '../components/link.tsx';
import { AccountBook } from '../sections/account-book.tsx';
import { Band } from '../sections/band.tsx';
import { nri } from '../enquiry/forms/protect.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { LedgerTable } from '../sections/ledger-table.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { SideBySide } from '../sections/side-by-side.tsx';
import { Steps } from '../sections/steps.tsx';

const accounts = [
  ['NRE', 'Rupees, from money earned abroad', 'Freely', 'None while you are a non-resident'],
  [
    'NRO',
    'Rupees, for income in India: rent, dividends, pension, a sale',
    'Income after tax; the rest up to USD 1 million a financial year',
    'Taxed; the bank takes the tax off',
  ],
  [
    'FCNR (B)',
    'Foreign currency, as a deposit of one to five years',
    'Freely',
    'None while you are a non-resident',
  ],
];

const purchases = [
  {
    title: 'Homes, shops and offices',
    text: 'Without asking the Reserve Bank first. Agricultural land, plantations and farmhouses may not be bought; they may be inherited.',
  },
  {
    title: 'Deposits, mutual funds and shares',
    text: 'Out of an NRE or an NRO account. Some fund houses take no investors from certain countries. Funds and shares can lose value.',
  },
  { title: 'With a loan in rupees', text: 'Banks in India lend to NRIs for a home.' },
];

const transfers = [
  { title: 'Rent, dividends, interest, pension', text: 'May leave as they come, after tax.' },
  {
    title: 'A home paid for from abroad or from an NRE or FCNR account',
    text: 'What was paid for it that way may leave, for at most two homes.',
  },
  {
    title: 'Everything else, inheritances included',
    text: 'May leave out of the NRO account, up to USD 1 million in a financial year, April to March.',
  },
];

const papers = [
  { title: 'Who you are', text: 'Passport, with visa or residence permit, or the OCI card.' },
  { title: 'Where you live', text: 'Proof of the address abroad and, if you have one, in India.' },
  { title: 'Tax', text: 'PAN, and where a treaty is used the tax residency certificate of your country.' },
  { title: 'Money', text: 'Statements of the NRE and NRO accounts, and of the account abroad.' },
  {
    title: 'For a loan',
    text: 'Contract of employment, salary slips and the credit report of your country.',
  },
  { title: 'For a sale', text: 'Title deed, proof of what you paid and from which account.' },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Which account, what you may buy in India, how the money leaves again, and what to sign where.">
        <Link to="#enquiry" look="button">
          Ask from abroad
        </Link>
        <Link to="#transfers" look="second">
          Sending money out of India
        </Link>
      </PageBanner>
      <Band
        id="accounts"
        head={{
          note: 'Before anything else',
          title: 'NRE, NRO and FCNR accounts compared.',
          lead: 'Money that comes from abroad and money that is earned in India are kept apart. The account decides how easily it leaves again.',
        }}
      >
        <LedgerTable
          caption="Bank accounts in India for NRIs"
          columns={['Account', 'What it holds', 'May leave India', 'Indian tax on its interest']}
          rows={accounts}
          amount={false}
          note="A savings account from the time when you lived in India must become an NRO account: tell the bank when you move."
        />
      </Band>
      <Band
        ground="panel"
        head={{
          note: 'In and out',
          title: 'What the money may buy, and how it leaves.',
          layout: 'wide',
        }}
      >
        <AccountBook
          folds
          pages={[
            {
              id: 'buying',
              note: 'Money in',
              title: 'What an NRI may buy in India',
              lead: 'The price is paid through a bank: from abroad, or from your NRE, NRO or FCNR account. Foreign notes and traveller’s cheques are not allowed.',
              rows: purchases,
            },
            {
              id: 'transfers',
              note: 'Money out',
              title: 'Sending money out of India',
              lead: 'The bank asks where the money came from and whether the tax on it was paid.',
              rows: transfers,
              after:
                'For a transfer out of the NRO account the bank wants a tax declaration, Form 145, and often a certificate of a chartered accountant, Form 146; until March 2026 they were 15CA and 15CB. So keep the papers of the purchase.',
            },
          ]}
        />
        <p>
          Before you pay a booking amount, see <Link to="/services/realState">real estate advisory</Link>; for
          funds and shares, <Link to="/services/wealth">wealth management</Link>; for a home loan,{' '}
          <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>.
        </p>
      </Band>
      <Band
        id="tax"
        ground="leaf"
        head={{ note: 'The tax office', title: 'Tax at source when an NRI sells or lets.' }}
        text
      >
        <p>
          Whoever buys from an NRI must take tax off the price and pay it to the tax office. If nothing is
          arranged, it may be taken on more than the gain. You can ask the tax office before the sale for a
          certificate that lowers it. A tenant who pays rent to an NRI takes tax off as well.
        </p>
        <p>
          A treaty between India and your country may lower the tax, and your country may tax the same income.
          Ask an accountant in both.
        </p>
      </Band>
      <Steps
        id="power-of-attorney"
        note="By somebody in India"
        title="Power of attorney from abroad"
        steps={[
          {
            title: 'Write down only what it must allow',
            text: 'One property, one bank, one sale. A general power lets somebody sell all you own.',
          },
          {
            title: 'Sign it abroad',
            text: 'Before a notary with an apostille, or at the Indian consulate. Ask the registrar in India which of the two is taken.',
          },
          {
            title: 'Have it stamped in India',
            text: 'Within three months of its arrival. A power to sell land or a home is usually registered too.',
          },
        ]}
      />
      <Band
        id="papers"
        ground="panel"
        head={{ note: 'At hand', title: 'Papers an NRI should have ready', layout: 'wide' }}
      >
        <Checklist items={papers} />
        <SideBySide>
          <Prose>
            <p>
              What comes from abroad takes longest: the power of attorney, certificates of your country and
              the bank’s checks. Begin with these, and plan weeks for them, not days.
            </p>
          </Prose>
          <Notice title="A guide, not advice">
            The rules stand here in outline, as they were in November 2026. They differ for citizens of some
            countries, and they change. The bank, the registrar and your accountant decide on your case.
          </Notice>
        </SideBySide>
      </Band>
      <Enquiry
        form={nri}
        title="Ask about your case as an NRI."
        lead="Say in which country you live, what you want to buy, sell or send, and by when. Our hours are Indian time."
        rosette="foreign-company"
      />
    </>
  );
}
