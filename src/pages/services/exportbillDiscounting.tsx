import { exportBillDiscounting } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { ExportFlow, exportFlowFrame } from '../../sections/drawings/export-flow.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { StepsList } from '../../sections/steps-list.tsx';

const advance = { value: '70', to: '90', unit: '%', label: 'of the invoice advanced' };
const figures = [
  { value: '1', to: '3', unit: 'days', label: 'until the funds arrive' },
  { value: '4.5', to: '7.5', unit: '%', label: 'discount p.a.' },
];

const benefits = [
  {
    title: 'Cash for your next order',
    text: 'For material, wages and freight.',
  },
  {
    title: 'Less weight on property',
    text: 'Lenders check the shipment and the buyer first.',
  },
  {
    title: 'Your buyer keeps the credit period',
    text: 'Your buyer pays on the same date, into a different account.',
  },
];

const limits = [
  ['Advance', 'Share of the invoice paid at once', '70–90%'],
  ['Funds', 'From complete documents to your account', '1–3 days'],
  ['Discount', 'For the days of the bill, as a yearly rate', '4.5–7.5% p.a.'],
  ['Buyer’s credit period', 'Usual credit period of a foreign buyer', '30–180 days'],
  ['Limit', 'Maximum outstanding at one time', 'up to ₹10 crore+'],
];

const steps = [
  { title: 'Ship', text: 'Goods leave with invoice, packing list and transport document.' },
  {
    title: 'Hand over the documents',
    text: 'The lender gets the export documents and the order.',
  },
  {
    title: 'The buyer is checked',
    text: 'The lender checks buyer, country and payment terms.',
  },
  { title: 'An offer is made', text: 'Advance, discount, charges and recourse, all in writing.' },
  { title: 'You are paid', text: 'The advance reaches your account.', when: 'In 1–3 days' },
  {
    title: 'The buyer pays',
    text: 'The lender is paid on the due date.',
    when: 'After 30–180 days',
  },
  {
    title: 'The balance follows',
    text: 'You get the rest, less discount and charges.',
  },
];

const debt = [
  {
    label: 'Repaid from',
    values: ['Your own income, month by month', 'The buyer’s payment'],
  },
  { label: 'Monthly EMIs', values: [true, false] },
  { label: 'Grows with your sales', values: [false, true] },
  { label: 'Lenders check first', values: ['Your balance sheet and property', 'The buyer and the shipment'] },
  { label: 'Ends', values: ['After years', 'When the buyer pays'] },
];

const questions = [
  {
    id: 'buyer-pays-late',
    question: 'What happens if the buyer pays late, or not at all?',
    answer: (
      <p>
        If the buyer pays late, discount runs for the extra days. If the buyer never pays, you repay the
        advance with recourse; without recourse the lender bears the loss, usually with export credit
        insurance. A dispute about quality or delivery stays with you in both cases.
      </p>
    ),
  },
  {
    id: 'debt-on-my-books',
    question: 'Does it count as a loan on my books?',
    answer: (
      <p>
        With recourse it is a short-term borrowing, or a contingent liability, until the buyer has paid.
        Without recourse the bill is sold and can leave your receivables. Your auditor decides; we supply the
        documents.
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Get 70–90% of your export invoice in 1–3 days instead of waiting 30–180 days, at a discount of 4.5–7.5% a year.">
        <Link to="#enquiry" variant="button">
          Get a quote for your export bill
        </Link>
        <Link to="#flow" variant="second">
          See how the bill is paid
        </Link>
      </PageBanner>
      <ServiceLayout aside={null}>
        <Prose
          title="What export bill discounting is"
          intro="You have shipped the goods and your buyer pays later. A lender buys the bill now, at a discount, and waits for the money."
        >
          <p>Banks call it post-shipment finance.</p>
        </Prose>
        <Prose title="Key benefits for exporters">
          <Checklist items={benefits} />
        </Prose>
      </ServiceLayout>
      <PageSection
        id="flow"
        ground="muted"
        head={{
          note: 'How it works',
          title: 'How an export bill is paid',
        }}
        along
        figure={
          <FigureFrame {...exportFlowFrame} caption="The numbers in the drawing are those of the steps.">
            <ExportFlow />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
        <PageAction />
      </PageSection>
      <PageSection>
        <SideBySide>
          <Prose title="Who should use export bill discounting">
            <ul>
              <li>
                <strong>Exporters of goods</strong> on open account, acceptance or letter of credit
              </li>
              <li>
                <strong>MSMEs</strong> whose bank limit is fully used while orders grow
              </li>
              <li>
                <strong>Merchant exporters</strong> who pay their suppliers before the buyer pays
              </li>
              <li>
                <strong>Companies with seasonal exports</strong>
              </li>
            </ul>
            <p>
              For buyers in India, see{' '}
              <Link to="/services/billDiscounting">how a domestic invoice is discounted</Link>.
            </p>
          </Prose>
          <Prose title="Ticket size and limits">
            <DataTable
              caption="Ticket size and limits of export bill discounting"
              columns={['Term', 'What it means', 'Range']}
              rows={limits}
              note="An advance of ₹8 lakh for 90 days costs ₹8,877 to ₹14,795 in discount. Bank charges, insurance and taxes come on top: at 6% and with charges of ₹8,000, the effective cost is 10.06% a year."
            />
            <PageAction />
          </Prose>
        </SideBySide>
      </PageSection>
      <CalculatorSection name="export" ground="accent" />
      <FigureSpread figure={advance} items={figures} />
      <PageSection
        head={{
          title: 'How bill discounting affects your debt',
          layout: 'wide',
          intro:
            'Your buyer’s payment repays the advance. With recourse, the bill may use part of your bank limit until then.',
        }}
      >
        <Comparison
          caption="A term loan and a discounted export bill compared"
          columns={['Term loan', 'Discounted bill']}
          words={{ yes: 'Yes', no: 'No' }}
          rows={debt}
        />
        <p>
          Is long-term debt the problem? Read about{' '}
          <Link to="/services/investment-banking">restructuring debt with your own bank</Link>.
        </p>
        <PageAction />
      </PageSection>
      <PageSection ground="card">
        <Prose title="Benefits for partners">
          <p>
            Chartered accountants, freight forwarders and loan agents who refer exporters share the revenue,
            where the law allows it. <Link to="/partner">Become a channel partner</Link>.
          </p>
        </Prose>
      </PageSection>
      <PageSection ground="card">
        <Prose title="Questions from exporters">
          <Questions items={questions} mode="exclusive" open={[0]} />
          <Notice>
            We are not a lender: the lender accepts or declines each bill, and export proceeds must still
            reach India within the time that the foreign-exchange rules allow.
          </Notice>
        </Prose>
      </PageSection>
      <Enquiry
        form={exportBillDiscounting}
        title="Get a quote for your export bill"
        intro="We will tell you what could be advanced and which documents to bring."
        rosette="export-bill-discounting"
      />
    </>
  );
}
