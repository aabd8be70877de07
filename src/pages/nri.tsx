import { Link } from '../components/link.tsx';
import { GroupedRows } from '../sections/grouped-rows.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { nriPapers } from '../content/nri-papers.ts';
import { nri } from '../enquiry/forms/protection.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { NriAccounts, nriAccountsFrame } from '../sections/drawings/nri-accounts.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';

const accounts = [
  ['NRE', 'Freely', 'Rupees, from money earned abroad', 'None while you are a non-resident'],
  [
    'NRO',
    'Income after tax; the rest up to USD 1 million a financial year',
    'Rupees, for income in India: rent, dividends, pension, a sale',
    'Taxed; the bank deducts TDS',
  ],
  [
    'FCNR (B)',
    'Freely',
    'Foreign currency, as a deposit of one to five years',
    'None while you are a non-resident',
  ],
];

const purchases = [
  {
    title: 'Homes, shops and offices',
    text: 'No RBI permission needed. You cannot buy agricultural land, plantations or farmhouses, but you can inherit them.',
  },
  {
    title: 'Deposits, mutual funds and shares',
    text: 'From an NRE or NRO account. Some fund houses do not accept investors from certain countries. Funds and shares can lose value.',
  },
  {
    title: 'A home loan in rupees',
    text: 'Banks in India give home loans to NRIs, often jointly with a relative in India. You repay from abroad, from your NRE, FCNR or NRO account or from the rent; a close relative in India may pay from their own account. Many banks let the holder of a power of attorney sign. We prepare your file.',
    link: { to: '/home-loan', label: 'Home loan guide', about: 'with loan-to-value, rates and steps' },
  },
] as const;

const transfers = [
  { title: 'Rent, dividends, interest, pension', text: 'Can be sent abroad after tax.' },
  {
    title: 'A home paid for from abroad or from an NRE or FCNR account',
    text: 'You can send back the amount you paid that way, for up to two homes.',
  },
  {
    title: 'Everything else, inheritance included',
    text: 'From the NRO account, up to USD 1 million in a financial year (April to March).',
  },
];

const papers = nriPapers.map(({ name, shown = name, why }) => ({ title: shown, text: why }));

const taxes = [
  {
    title: 'You sell',
    text: 'A buyer must deduct tax (TDS) from the price paid to an NRI and pay it to the Income Tax Department. Without a certificate, buyers usually deduct TDS on the full price, not only on your gain. You can apply before the sale for a certificate with a lower rate. Tax on a long-term gain is 12.5%, plus surcharge and cess.',
  },
  { title: 'You rent out', text: 'A tenant who pays rent to an NRI must deduct TDS too.' },
  {
    title: 'You buy',
    text: 'Do you buy property for ₹50 lakh or more from a seller resident in India? Then you deduct 1% TDS yourself and pay it with Form 141 (until March 2026: Form 26QB).',
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="Buy a flat in Noida or elsewhere in India, invest, or send money abroad. We check the property and prepare your home loan while you are away. The first property consultation is free.">
        <Link to="#enquiry" variant="button">
          Get help with your case
        </Link>
        <Link to="#steps" variant="second">
          Buying property step by step
        </Link>
      </PageBanner>
      <Steps
        id="steps"
        note="From abroad"
        title="Buying property in India step by step"
        intro="You can do most of it from Dubai or London. If someone signs for you, start the power of attorney early: it is signed abroad and then stamped in India."
        steps={[
          {
            title: 'Free consultation',
            text: 'Tell us the city, your budget and the country you live in. You get our fee in writing.',
          },
          {
            title: 'Account and loan',
            text: 'We settle which account you pay from, and prepare your home loan application.',
          },
          {
            title: 'Property check',
            text: 'Title, approvals, builder, price and agreement, before you pay.',
          },
          {
            title: 'Power of attorney',
            text: 'If someone in India signs for you. We list what the registrar and the bank need.',
          },
          {
            title: 'Payment and registration',
            text: 'Through your bank. Stamp duty and registration charges, set by the state, come on top of the price.',
          },
        ]}
      />
      <PageSection
        id="accounts"
        head={{
          title: 'NRE, NRO and FCNR accounts compared',
          intro:
            'Money from abroad and money earned in India go into separate accounts. The account decides how easily you can send the money back.',
        }}
        figure={
          <FigureFrame {...nriAccountsFrame}>
            <NriAccounts />
          </FigureFrame>
        }
      >
        <DataTable
          caption="Bank accounts in India for NRIs"
          columns={['Account', 'Sending it abroad', 'What it holds', 'Indian tax on interest']}
          rows={accounts}
          amount={false}
          note="Your old savings account in India must become an NRO account. Tell your bank when you move abroad."
        />
      </PageSection>
      <FigureSpread
        figure={{
          value: '1',
          unit: 'million',
          label: 'US dollars can be sent abroad from the NRO account in a financial year',
        }}
        items={[
          { value: '12.5', unit: '%', label: 'tax on a long-term gain, plus surcharge and cess' },
          { value: '1', unit: '%', label: 'TDS on a home of ₹50 lakh or more, bought from a resident' },
          { value: '2', label: 'homes at most whose price you can send back' },
        ]}
      />
      <PageSection
        ground="muted"
        head={{
          title: 'Buying in India and sending money abroad',
          layout: 'wide',
        }}
      >
        <GroupedRows
          groups={[
            {
              id: 'buying',
              note: 'Money in',
              title: 'What an NRI may buy in India',
              intro:
                'Pay through a bank: from abroad, or from your NRE, NRO or FCNR account. Foreign currency notes and traveller’s cheques are not allowed.',
              rows: purchases,
            },
            {
              id: 'transfers',
              note: 'Money out',
              title: 'Sending money out of India',
              intro: 'The bank asks where the money came from and whether tax was paid.',
              rows: transfers,
              after:
                'For a transfer from the NRO account the bank needs a tax declaration, Form 145, and often a chartered accountant’s certificate, Form 146 (until March 2026: 15CA and 15CB). Keep your purchase documents.',
            },
          ]}
        />
        <p>
          Before you pay a booking amount, see <Link to="/services/realState">real estate advisory</Link>; for
          funds and shares, <Link to="/services/wealth">wealth management</Link>; for a company in India,{' '}
          <Link to="/services/ourEndToEndforeignServices">company set-up from abroad</Link>; for a home loan,{' '}
          <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>. You can also{' '}
          <Link to="/calculators#calculator-borrow">check your loan eligibility</Link> and{' '}
          <Link to="/compare-loans">compare two loan offers</Link>.
        </p>
      </PageSection>
      <PageSection
        id="tax"
        ground="card"
        head={{ note: 'Tax', title: 'TDS when an NRI sells, rents out or buys' }}
      >
        <TextRows rows={taxes} />
        <p>
          A tax treaty may lower the tax, and your country may tax the same income. Ask an accountant in both
          countries.
        </p>
        <PageAction />
      </PageSection>
      <Steps
        id="power-of-attorney"
        title="Power of attorney from abroad"
        steps={[
          {
            title: 'Limit it to what is needed',
            text: 'One property, one bank, one sale. A general power lets someone sell everything you own.',
          },
          {
            title: 'Sign it abroad',
            text: 'At the Indian consulate, or before a notary with an apostille. Ask the registrar in India first.',
          },
          {
            title: 'Have it stamped in India',
            text: 'Within three months of its arrival in India. A power to sell land or a home is usually registered too.',
          },
        ]}
      >
        <p>
          Countries outside the Apostille Convention, such as the UAE, have no apostille: sign at the Indian
          consulate there, or have the notarised document attested by the foreign ministry and the consulate.
        </p>
      </Steps>
      <PageSection
        id="papers"
        ground="muted"
        head={{ note: 'Checklist', title: 'Documents an NRI needs', layout: 'wide' }}
      >
        <Checklist items={papers} />
        <Notice title="A guide, not advice">
          These are the rules in outline, as of November 2026. They differ for citizens of some countries, and
          they change. Your bank, the registrar and your accountant decide in your case.
        </Notice>
      </PageSection>
      <Enquiry
        form={nri}
        title="Get help with your case"
        intro="Tell us where you live and what you want to buy, sell or send. We reply by email or phone. Times are Indian Standard Time (IST)."
        rosette="foreign-company"
        action={{
          label: 'Book an appointment about a property',
          to: '/appointment?about=Real%20Estate%20Advisory',
        }}
      />
    </>
  );
}
