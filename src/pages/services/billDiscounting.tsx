import { billDiscounting } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { BillDays, billDaysFrame } from '../../sections/drawings/bill-days.tsx';
import { Link } from '../../components/link.tsx';
import { billCost } from '../../sections/yearly-costs.ts';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { LedgerRows } from '../../sections/ledger-rows.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { Steps } from '../../sections/steps.tsx';
import { sample } from '../../site/sample.ts';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';

const account = [
  { when: 'Day 0', label: 'Invoice accepted by the buyer', amount: '₹ 5,00,000' },
  { when: 'Day 0', label: 'Advance paid to you', amount: '₹ 4,75,000', highlight: true },
  { when: 'Day 60', label: 'Buyer pays the lender', amount: '₹ 5,00,000' },
  { label: 'Not in the advance', amount: '₹ 25,000' },
  { label: 'Cost over a year, if all of it is cost', amount: billCost.all },
];

const services = [
  {
    title: 'SBLC issuance',
    text: 'A standby letter of credit (SBLC) is a bank’s promise to pay if its customer does not. We settle amount, tenor and wording, and take the application to a bank that issues such letters.',
    points: ['For suppliers who want security', 'For lenders who want a bank behind the loan'],
  },
  {
    title: 'SBLC discounting',
    text: 'You hold such a letter and need the money before it falls due. We present it to lenders, compare their offers, and see the messages between the banks through.',
    points: ['Issuing bank and wording checked first', 'Offers compared for you'],
  },
  {
    title: 'SPV structuring',
    text: 'A special purpose vehicle (SPV) is a company formed for one purpose, such as holding the receivables of one project. Lenders then look at that project alone.',
    points: ['Purpose, owners and cash flows set out', 'Accounts kept apart from the parent’s'],
  },
] as const;

const figures = [
  { value: '500', unit: '+', label: 'SBLCs processed' },
  { value: '50', unit: '+', label: 'clients served' },
  {
    value: '2B',
    unit: '+',
    label: sample('facilitated; ask us for currency and period', 'currency and period of the 2B+'),
  },
];

const steps = [
  {
    title: 'Show us the invoice',
    text: 'The invoice, the order behind it and proof of delivery. We check the tenor and who the buyer is.',
  },
  {
    title: 'The buyer confirms',
    text: 'The buyer accepts that the amount is due on the date printed. From here the bill can be discounted.',
  },
  {
    title: 'Offers compared',
    text: 'Lenders quote. You see discount, charges, margin and recourse beside each other, and choose.',
  },
  {
    title: 'Money now, settlement later',
    text: 'The advance reaches your account. On the due date the buyer pays the lender, and the bill is closed.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Turn an approved invoice into cash now: an invoice of ₹ 5 lakh payable in 60 days is advanced as ₹ 4.75 lakh.">
        <Link to="#enquiry" look="button">
          Discount an invoice
        </Link>
        <Link to="#services" look="second">
          See SBLC and SPV services
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'In short',
          title: 'What bill discounting is: money now, not in 60 days.',
          lead: 'You have delivered, the buyer has accepted, and the invoice is due in one, two or four months. Discounting closes that gap: a lender pays most of the bill now and collects it from the buyer when it falls due.',
        }}
        figure={
          <>
            <FigureFrame
              {...billDaysFrame}
              caption="An example. Discount, charges and margin differ by buyer, tenor and lender."
            >
              <BillDays />
            </FigureFrame>
            <Notice title="With recourse or without">
              With recourse, you repay the advance if the buyer does not pay. Without recourse, the lender
              bears that risk and charges for it. We are not a lender: each bill is accepted or declined by
              the lender. No fee is ever asked for in the chat.
            </Notice>
          </>
        }
        below={
          <p>
            Compare the cost over a year with that of other money: the rate of an overdraft, or what a
            supplier takes off for early payment. Simple interest is meant, 365 days to the year, without
            taxes. For your own bill, see below; for other sums, the{' '}
            <Link to="/calculators">calculators</Link>.
          </p>
        }
      >
        <p>
          The tenor is the time a bill has still to run. Bills of{' '}
          <strong>{noWrapRanges('30–120 days')}</strong> are discounted. What matters most to the lender is
          who has to pay: a sound buyer makes a bill cheap to discount even for a young company.
        </p>
        <WorkedExample
          serial={sample('Specimen No. 000417', 'serial number of the specimen bill')}
          title="One bill, in figures"
          text="An accepted invoice of ₹ 5 lakh, payable in 60 days."
          rosette="bill-discounting"
          rows={account}
          note={`₹ 25,000 covers discount and charges: over a year, ${billCost.all} of what you receive. If ₹ 15,000 of it is a margin that comes back once the buyer has paid, the cost is ₹ 10,000, or ${billCost.withMargin} a year. The sanction letter says how much comes back.`}
        />
      </Band>
      <CalculatorBand name="bill" ground="leaf" />
      <Band
        id="services"
        ground="panel"
        head={{
          note: 'SBLC and SPV',
          title: 'SBLC and SPV services for larger sums.',
          lead: 'An invoice is one kind of promise to pay. A bank’s letter is a stronger one, and an SPV keeps the promises of one project together.',
        }}
      >
        <LedgerRows rows={services} numbered />
        <p>
          Where the money comes from abroad, or the letter serves as security for a loan, read on at{' '}
          <Link to="/services/fund-raising">raising funds from India and abroad</Link>.
        </p>
      </Band>
      <FigureBand items={figures} />
      <Steps
        note="The process"
        title="The discounting process, from invoice to cash."
        lead="The first bill takes the most paper. The next ones from the same buyer follow the same track."
        steps={steps}
      />
      <ServiceLayout>
        <Prose
          title="Who gains by bill discounting"
          lead="Businesses that sell on credit to buyers they trust, and whose own bills do not wait. If an invoice is overdue already, call us first."
        >
          <ul>
            <li>
              <strong>Suppliers to large companies and public-sector units</strong>, who are paid surely but
              late.
            </li>
            <li>
              <strong>Manufacturers</strong> who pay for material and wages weeks before the buyer pays them.
            </li>
            <li>
              <strong>Service firms</strong> with approved invoices and little property to pledge.
            </li>
          </ul>
          <p>
            If you are an MSME and the buyer is a large company or a public body, ask first for TReDS: on
            these platforms, which the Reserve Bank authorises, several lenders bid for an accepted invoice,
            and you do not repay if the buyer fails to pay.
          </p>
          <p>
            Both trade invoices and purchase orders can be looked at; an order is earlier money and needs more
            proof. Bills on buyers outside India follow other rules: see{' '}
            <Link to="/services/exportbillDiscounting">how an export bill is discounted</Link>.
          </p>
        </Prose>
        <Prose title="Papers to have at hand for an invoice">
          <ul>
            <li>The invoice, the purchase order, and the delivery note or e-way bill</li>
            <li>The buyer’s acceptance, or a name we can ask for it</li>
            <li>GST returns, bank statements and the last audited accounts</li>
            <li>Your payment history with this buyer, if there is one</li>
          </ul>
          <p>
            Tick them off under <Link to="/papers">papers to bring</Link>.
          </p>
        </Prose>
      </ServiceLayout>
      <Enquiry
        form={billDiscounting}
        title="Bring an invoice that waits to be paid."
        lead="Amount, days and buyer are enough. We will say what it could be discounted for, and which papers a lender will want."
        rosette="bill-discounting"
      />
    </>
  );
}
