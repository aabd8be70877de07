import { exportBillDiscounting } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { ExportFlow, exportFlowFrame } from '../../sections/drawings/export-flow.tsx';
import { Fold } from '../../components/fold.tsx';
import { Link } from '../../components/link.tsx';
import { exportCost } from '../../sections/yearly-costs.ts';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { LedgerRows } from '../../sections/ledger-rows.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';

const figures = [
  { value: '70', to: '90', unit: ' %', label: 'of the invoice advanced' },
  { value: '1', to: '3', unit: 'days', label: 'until the funds arrive' },
  { value: '4.5', to: '7.5', unit: ' %', label: 'discount p.a.' },
];

const benefits = [
  {
    title: 'Cash in 1–3 days',
    text: 'Not after the 30–180 days of credit that your buyer has asked for.',
  },
  {
    title: 'Most of the bill',
    text: '70–90 % of the invoice is advanced. The rest follows when the buyer pays.',
  },
  {
    title: 'A price you know',
    text: `The discount is 4.5–7.5 % p.a., for the days the bill still runs: on ₹ 8 lakh for 90 days, ${exportCost.inRupees}. Taken off at the start, it costs ${exportCost.overAYear} over a year.`,
  },
  {
    title: 'The bill is the security',
    text: 'Lenders look first at the shipment and at the buyer, then at property.',
  },
];

const limits = [
  ['Advance', 'Share of the invoice paid to you at once', '70–90 %'],
  ['On a bill of ₹ 10 lakh', 'The same share in rupees', '₹ 7–9 lakh'],
  ['Funds', 'From complete documents to your account', '1–3 days'],
  ['Discount', 'For the days the bill runs, as a yearly rate', '4.5–7.5 % p.a.'],
  ['On ₹ 8 lakh for 90 days', 'Discount in rupees, before charges', exportCost.inRupees],
  ['Cost over a year', 'Where it is taken off at the start, so that you receive less', exportCost.overAYear],
  ['Wait replaced', 'Usual credit period of an overseas buyer', '30–180 days'],
  ['Limit', 'The most that may be outstanding at one time', 'up to ₹ 10 crore+'],
];

const steps = [
  { title: 'Ship', text: 'Goods leave with invoice, packing list and transport document.' },
  {
    title: 'Hand over the documents',
    text: 'You give the export documents to the lender, with the order behind them.',
  },
  {
    title: 'The buyer is checked',
    text: 'The lender looks at the buyer, the country and the terms of payment.',
  },
  { title: 'An offer is made', text: 'Share advanced, discount, charges and recourse, all in writing.' },
  { title: 'You are paid', text: '70–90 % of the invoice reaches your account.', when: 'In 1–3 days' },
  {
    title: 'The buyer pays',
    text: 'On the due date the money goes to the lender.',
    when: 'After 30–180 days',
  },
  {
    title: 'The balance follows',
    text: 'What is left, less discount and charges, is paid to you and the bill is closed.',
  },
];

const debt = [
  {
    label: 'Repaid from',
    values: ['Your own income, month by month', 'The buyer’s payment of that bill'],
  },
  { label: 'Monthly instalments', values: [true, false] },
  { label: 'Grows with your sales', values: [false, true] },
  { label: 'Looked at first', values: ['Your balance sheet and property', 'The buyer and the shipment'] },
  { label: 'Ends', values: ['After years', 'When the bill is paid'] },
];

const partners = [
  {
    title: 'For those who advise exporters',
    text: 'Chartered accountants, consultants and bankers see the gap in the cash flow first. You name the client; we do the file, and you are told where it stands.',
  },
  {
    title: 'For those who move the goods',
    text: 'Freight forwarders and customs brokers hold half of the documents already. A client who is paid sooner ships again sooner.',
  },
  {
    title: 'For those who sell finance',
    text: 'Loan agents and distributors add a product for clients whose property is already pledged. Revenue is shared, and explained before you start.',
  },
];

const questions = [
  {
    id: 'buyer-pays-late',
    question: 'What happens if the buyer pays late, or not at all?',
    answer: (
      <>
        <p>
          If payment is late, discount runs on for the extra days. If it never comes, it depends on the
          contract. With recourse, you repay the advance. Without recourse, the lender bears the buyer’s
          failure, usually with export credit insurance behind it.
        </p>
        <p>
          A dispute about quality or delivery stays with you in both cases. We show you which clause your
          offer contains before you sign it.
        </p>
      </>
    ),
  },
  {
    id: 'debt-on-my-books',
    question: 'Does it count as a loan on my books?',
    answer: (
      <p>
        With recourse it is a short-term borrowing, or a contingent liability, until the buyer has paid.
        Without recourse the bill is sold, and it can leave your receivables. Your auditor decides how it is
        shown; we supply the papers.
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Be paid for an export shipment in 1–3 days instead of waiting 30–180: 70–90 % of the invoice is advanced.">
        <Link to="#enquiry" look="button">
          Discount an export bill
        </Link>
        <Link to="#flow" look="second">
          See how the bill is paid
        </Link>
      </PageBanner>
      <FigureBand items={figures} />
      <ServiceLayout>
        <Prose
          title="What export bill discounting is"
          lead="Your goods are on the water and your buyer has time to pay. A lender buys the bill now, at a discount, and waits in your place."
        >
          <p>
            Overseas buyers ask for {noWrapRanges('30–180')} days. In that time you have paid for material,
            wages and freight, and the next order is already on the table. Export bill discounting is
            post-shipment finance: it starts when the goods have left, and it ends when the buyer pays. It
            does not change your contract with the buyer, except for the account the money is paid into.
          </p>
        </Prose>
        <Prose title="Key benefits for exporters">
          <Checklist items={benefits} />
        </Prose>
        <Prose title="Who should use export bill discounting">
          <ul>
            <li>
              <strong>Exporters of goods</strong> with shipments on open account, on acceptance or under a
              letter of credit.
            </li>
            <li>
              <strong>MSMEs</strong> whose bank limit is used up while their orders grow.
            </li>
            <li>
              <strong>Merchant exporters</strong> who must pay their makers before the buyer pays them.
            </li>
            <li>
              <strong>Companies with seasonal trade</strong>, who need money in some months and not in others.
            </li>
          </ul>
          <p>
            For buyers in India the way is shorter: see{' '}
            <Link to="/services/billDiscounting">how a domestic invoice is discounted</Link>. To compare both
            in figures, use the <Link to="/calculators">calculators</Link>.
          </p>
        </Prose>
        <Prose title="Ticket size and limits">
          <Fold label="Amounts, days and cost">
            <LedgerTable
              caption="Ticket size and limits of export bill discounting"
              columns={['Term', 'What it means', 'Range']}
              rows={limits}
              note="Ranges, not an offer. Yours depends on buyer, country, tenor, currency and lender. Bank charges, insurance and taxes come on top: ask for the yearly cost with all of them."
            />
          </Fold>
        </Prose>
      </ServiceLayout>
      <CalculatorBand name="export" ground="ledger" />
      <Band
        id="flow"
        ground="panel"
        head={{
          note: 'The flow',
          title: 'How an export bill is paid, in seven steps.',
          lead: 'Time runs down the drawing. The money comes at step five, before the long wait begins.',
        }}
        along
        figure={
          <FigureFrame {...exportFlowFrame} caption="The numbers are those of the seven steps.">
            <ExportFlow />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
      </Band>
      <Band
        head={{
          note: 'Debt impact',
          title: 'What a discounted bill does to your debt.',
          layout: 'wide',
          lead: 'A discounted bill is repaid by your buyer’s payment. With recourse it counts as short-term borrowing until then, and the lender may set it against a limit of yours.',
        }}
      >
        <Comparison
          caption="A term loan and a discounted export bill compared"
          columns={['Term loan', 'Discounted bill']}
          words={{ yes: 'Yes', no: 'No' }}
          rows={debt}
        />
        <p>
          If long-term debt weighs on the company already, discounting alone will not cure it. Read then about{' '}
          <Link to="/services/investment-banking">restructuring debt with your own bank</Link>.
        </p>
      </Band>
      <Band
        ground="leaf"
        head={{
          note: 'Partner benefits',
          title: 'Benefits for partners whose clients export.',
          lead: 'We work with partners who know exporters well.',
        }}
      >
        <LedgerRows rows={partners} />
        <p>
          <Link to="/partner" look="outline">
            Become a channel partner
          </Link>
        </p>
      </Band>
      <Band head={{ note: 'Questions', title: 'Questions from exporters.' }}>
        <Questions items={questions} mode="exclusive" open={[0]} />
        <p>
          What the documents are, and why: <Link to="/papers">papers to bring</Link>.
        </p>
        <Notice title="Please note">
          We are not a lender: each bill is accepted or declined by the lender, and export proceeds must still
          reach India within the time that the foreign-exchange rules allow. No fee is ever asked for in the
          chat.
        </Notice>
      </Band>
      <Enquiry
        form={exportBillDiscounting}
        title="Ask what your next shipment could raise."
        lead="Amount, days and the buyer’s country are enough. We will say what can be advanced on the bill."
        rosette="export-bill-discounting"
      />
    </>
  );
}
