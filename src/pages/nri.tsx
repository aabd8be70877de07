import words from '#words/pages/nri.json';
import { SampleMark } from '../components/sample-mark.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Link } from '../components/link.tsx';
import { GroupedRows } from '../sections/grouped-rows.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { nriPapers } from '../content/nri-papers.ts';
import { team } from '../content/team.ts';
import { nri } from '../enquiry/forms/protection.ts';
import { firmFees } from '../site/fees.ts';
import { isSample, sample } from '../site/sample.ts';
import { serviceTimes } from '../site/service-times.ts';
import { Costs } from '../sections/costs.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { Checklist } from '../sections/checklist.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { FigureFrame } from '../sections/figure-frame.tsx';
import { NriAccounts, nriAccountsFrame } from '../sections/drawings/nri-accounts.tsx';
import { FlatExample } from '../sections/flat-example.tsx';
import { FigureSpread } from '../sections/figure-spread.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageAction } from '../sections/page-action.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Steps } from '../sections/steps.tsx';
import { TextRows } from '../sections/text-rows.tsx';

const { figures, powerOfAttorney, costs } = words;
const { table } = words.accounts;

const steps = sample(
  [
    words.steps.consultation,
    words.steps.propertyCheck,
    words.steps.powerOfAttorney,
    words.steps.account,
    words.steps.payment,
  ],
  'typical weeks of an NRI from the consultation to the registration of a flat',
);

const handling = sample(
  { who: words.handling.who, signs: words.handling.signs },
  'whether an NRI has one contact for all steps, and that you never hold a power of attorney',
);

const [loanAdviser] = team;
const handlingRows = [
  ...Object.values(handling).map((row) => ({
    title: row.title,
    text: (
      <RichText text={row.text} values={{ mark: isSample(row) && <SampleMark />, loans: loanAdviser.name }} />
    ),
  })),
  words.handling.travel,
];

const accounts = [table.nre, table.nro, table.fcnr].map(({ account, transfers, holds, tax }) => [
  account,
  transfers,
  holds,
  tax,
]);

// The page shows an amount such as '1 million' as a large number and a small unit.
const [value = '', unit = ''] = figures.transfers.amount.split(' ');

const purchases = [
  words.buying.homes,
  words.buying.funds,
  { ...words.buying.loan, link: { ...words.buying.loan.link, to: '/home-loan' } },
] as const;

const transfers = [words.transfers.income, words.transfers.home, words.transfers.rest];

const papers = nriPapers.map(({ shown, why }) => ({ title: shown, text: why }));

const taxes = [words.tax.sell, words.tax.rentOut, words.tax.buy] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#enquiry" variant="button">
          {words.banner.help}
        </Link>
        <Link to="#steps" variant="second">
          {words.banner.steps}
        </Link>
      </PageBanner>
      <Steps
        id="steps"
        note={words.steps.note}
        title={words.steps.title}
        intro={words.steps.intro}
        steps={steps}
      >
        <TextRows rows={handlingRows} />
      </Steps>
      <PageSection
        id="accounts"
        head={words.accounts}
        figure={
          <FigureFrame {...nriAccountsFrame}>
            <NriAccounts />
          </FigureFrame>
        }
      >
        <DataTable
          caption={table.caption}
          columns={[table.columns.account, table.columns.transfers, table.columns.holds, table.columns.tax]}
          rows={accounts}
          hasAmounts={false}
          note={table.note}
        />
      </PageSection>
      <FigureSpread
        figure={{ value, unit, label: figures.transfers.label }}
        items={[
          { value: '12.5', unit: '%', label: figures.gain },
          { value: '1', unit: '%', label: figures.tds },
          { value: '2', label: figures.homes },
        ]}
      />
      <PageSection ground="muted" head={{ title: words.money.title }}>
        <GroupedRows
          groups={[
            { ...words.buying, id: 'buying', rows: purchases },
            { ...words.transfers, id: 'transfers', rows: transfers },
          ]}
        />
        <p>
          <RichText text={words.services} />
        </p>
      </PageSection>
      <PageSection id="flat" head={words.flat}>
        <FlatExample words={words.flat.table} />
        <p>
          <RichText text={words.flat.other} />
        </p>
        <PageAction />
      </PageSection>
      <PageSection id="tax" ground="card" head={words.tax}>
        <TextRows rows={taxes} />
        <p>{words.tax.treaty}</p>
      </PageSection>
      <Steps
        id="power-of-attorney"
        title={powerOfAttorney.title}
        steps={[powerOfAttorney.steps.limit, powerOfAttorney.steps.signAbroad, powerOfAttorney.steps.stamp]}
      >
        <p>{powerOfAttorney.apostille}</p>
      </Steps>
      <PageSection id="papers" ground="muted" head={words.papers}>
        <Checklist items={papers} />
        <Notice title={words.papers.notice.title}>{words.papers.notice.text}</Notice>
      </PageSection>
      <Costs
        hasAction
        rows={[
          { service: costs.consultation, fee: firmFees.firstConsultation },
          { service: costs.check, fee: firmFees.propertyAdvice },
          { service: costs.purchase, fee: firmFees.propertyPurchase },
          { service: costs.homeLoan, fee: firmFees.homeLoan },
        ]}
        text={costs.text}
      />
      <Enquiry
        next={words.enquiry.next}
        times={serviceTimes.realEstate}
        form={nri}
        isForAbroad
        title={words.enquiry.title}
        intro={words.enquiry.intro}
        rosette="foreign-company"
        action={{ label: words.enquiry.action, to: '/appointment?about=Real%20Estate%20Advisory' }}
      />
    </>
  );
}
