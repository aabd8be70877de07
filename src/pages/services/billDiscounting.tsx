import { billDiscounting } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { BillDays, billDaysFrame } from '../../sections/drawings/bill-days.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { Steps } from '../../sections/steps.tsx';
import { sample } from '../../site/sample.ts';
import { figures } from '../../site/figures.ts';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';
import { PercentRange } from '../../components/percent-range.tsx';
import { firmFees } from '../../site/fees.ts';

const account = [
  { when: 'Day 0', label: 'Advance paid to you', amount: '₹4,75,000', highlight: true },
  { when: 'Day 60', label: 'Buyer pays the lender', amount: '₹5,00,000' },
  { when: 'Day 60', label: 'Balance paid to you', amount: '₹13,130' },
  { label: 'Discount (12% a year) and charges (₹2,500)', amount: '₹11,870' },
];

const services = [
  {
    title: 'SBLC issuance',
    text: 'A standby letter of credit (SBLC) is a bank’s promise to pay if its customer does not. We settle the terms and apply to an issuing bank.',
  },
  {
    title: 'SBLC discounting',
    text: 'You hold an SBLC and need the money now. We present it to lenders and compare their offers.',
  },
  {
    title: 'SPV structuring',
    text: 'A special purpose vehicle (SPV) is a company formed for one project, so that lenders look at that project alone.',
  },
] as const;

const steps = [
  {
    title: 'Show us the invoice',
    text: 'We call you back and name the documents a lender needs.',
  },
  {
    title: 'The buyer confirms',
    text: 'The buyer accepts that the amount is due on the date given.',
  },
  {
    title: 'Offers compared',
    text: 'You see all charges and conditions, and choose.',
  },
  {
    title: 'Money now, settlement later',
    text: 'You are paid now, and get the balance once the buyer has paid the lender.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Get paid now for invoices your buyer has accepted: ₹5 lakh payable in 60 days is advanced as ₹4.75 lakh. You see all costs before you sign.">
        <Link to="#enquiry" variant="button">
          Get a quote for your invoice
        </Link>
        <Link to="#services" variant="second">
          See SBLC and SPV services
        </Link>
      </PageBanner>
      <PageSection
        head={{
          title: 'What bill discounting is',
          intro:
            'The buyer has accepted your invoice. A lender pays you most of it now and collects the amount from the buyer on the due date.',
        }}
        figure={
          <>
            <FigureFrame {...billDaysFrame} caption="An example. Terms differ by buyer and lender.">
              <BillDays />
            </FigureFrame>
            <Notice title="With or without recourse">
              With recourse, you repay the advance if the buyer does not pay. Without recourse, the lender
              bears that risk and charges for it. We are not a lender: the lender accepts or declines each
              bill.
            </Notice>
          </>
        }
      >
        <p>
          Bills of <strong>{noWrapRanges('30–120 days')}</strong> are discounted. What matters most is who has
          to pay: with a sound buyer, even a young company can get a good rate.
        </p>
        <WorkedExample
          serial={sample('Specimen No. 000417', 'serial number of the specimen bill')}
          title="Example of a discounted invoice"
          text="An invoice of ₹5 lakh, payable in 60 days."
          rosette="bill-discounting"
          rows={account}
          note="The effective cost is 15.2% a year on the amount you receive. Rate and charges are examples, without taxes: enter your own in the calculator below."
        />
      </PageSection>
      <CalculatorSection name="bill" ground="card" />
      <Steps title="From invoice to cash" steps={steps} />
      <ServiceLayout>
        <Prose title="Who bill discounting is for">
          <ul>
            <li>
              <strong>Suppliers to large companies and public sector units</strong>, which pay late
            </li>
            <li>
              <strong>Manufacturers</strong> who pay for material and wages first
            </li>
            <li>
              <strong>Service firms</strong> with little property to pledge
            </li>
          </ul>
          <p>
            If you are an MSME and the buyer is a large company or a public body, ask us about TReDS first: on
            these platforms, which the Reserve Bank authorises, several lenders bid for an accepted invoice,
            and you do not repay if the buyer fails to pay.
          </p>
          <p>
            Purchase orders can be financed too. For buyers outside India, see{' '}
            <Link to="/services/exportbillDiscounting">how an export bill is discounted</Link>.
          </p>
          <h3>If your invoice is already overdue</h3>
          <p>
            A buyer who pays a micro or small enterprise late owes interest by law, and you can claim it
            online. Calculate the amount and write to your buyer:{' '}
            <Link to="/overdue-invoices">overdue invoices</Link>. Or call us: we tell you whether a lender
            could still finance it.
          </p>
        </Prose>
        <Prose title="Documents for bill discounting">
          <ul>
            <li>Invoice, purchase order, and delivery note or e-way bill</li>
            <li>The buyer’s acceptance</li>
            <li>GST returns, bank statements and audited accounts</li>
          </ul>
          <p>
            Our fee: usually <PercentRange range={firmFees.billDiscounting} of="of the bill" />, in writing
            before we start.
          </p>
          <p>
            For all services: <Link to="/papers">documents to bring</Link>.
          </p>
        </Prose>
      </ServiceLayout>
      <PageSection
        id="services"
        ground="muted"
        head={{
          note: 'For larger amounts',
          title: 'SBLC and SPV services',
        }}
      >
        <TextRows rows={services} numbered />
        <p>
          For money from abroad, or an SBLC as security for a loan, see{' '}
          <Link to="/services/fund-raising">raising funds from India and abroad</Link>.
        </p>
      </PageSection>
      <FigureSpread
        figure={{ value: '95', unit: '%', label: 'of the invoice paid on the first day, in our example' }}
        items={[figures.letters, figures.letterClients, figures.facilitated]}
      />
      <Enquiry
        form={billDiscounting}
        title="Get a quote for your invoice"
        intro="We will tell you what you could receive and which documents a lender needs."
        rosette="bill-discounting"
      />
    </>
  );
}
