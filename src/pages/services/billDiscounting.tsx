import words from '#words/pages/services/billDiscounting.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { billDiscounting } from '../../enquiry/forms/capital.ts';
import { BillCost } from '../../sections/bill-cost.tsx';
import { Costs } from '../../sections/costs.tsx';
import { BillDays, billDaysFrame } from '../../sections/drawings/bill-days.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { sample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, recourse, example, steps, reasons, clients, documents, services, costs } = words;

const account = [
  { ...example.advance, amount: '₹4,75,000', highlight: true },
  { ...example.payment, amount: '₹5,00,000' },
  { ...example.balance, amount: '₹13,130' },
  { label: example.costs, amount: '₹11,870' },
];

export function Screen() {
  return (
    <>
      <PageBanner intro={<RichText text={banner.intro} />}>
        <Link to="#enquiry" variant="button">
          {banner.quote}
        </Link>
        <Link to="#services" variant="second">
          {banner.services}
        </Link>
      </PageBanner>
      <PageSection
        head={words.about}
        figure={
          <>
            <FigureFrame {...billDaysFrame} caption={recourse.figure}>
              <BillDays />
            </FigureFrame>
            <Notice title={recourse.title}>{recourse.text}</Notice>
          </>
        }
      >
        <p>
          <RichText text={words.about.period} />
        </p>
        <WorkedExample
          {...example}
          note={<BillCost bill="bill" text={example.note} />}
          serial={sample(example.serial, 'serial number of the specimen bill')}
          rosette="bill-discounting"
          rows={account}
        />
      </PageSection>
      <CalculatorSection name="bill" ground="card" />
      <Steps
        title={steps.title}
        steps={[steps.invoice, steps.confirmation, steps.offers, steps.settlement]}
      />
      <Reasons title={reasons.title} reasons={[reasons.treds, reasons.cost]} />
      <ServiceLayout>
        <Prose title={clients.title}>
          <ul>
            <li>
              <RichText text={clients.suppliers} />
            </li>
            <li>
              <RichText text={clients.manufacturers} />
            </li>
            <li>
              <RichText text={clients.serviceFirms} />
            </li>
          </ul>
          <p>
            <RichText text={clients.orders} />
          </p>
          <h3>{words.bank.title}</h3>
          <p>
            <RichText text={words.bank.text} />
          </p>
        </Prose>
        <Prose title={documents.title}>
          <ul>
            <li>{documents.invoice}</li>
            <li>{documents.acceptance}</li>
            <li>{documents.accounts}</li>
          </ul>
          <p>
            <RichText text={documents.more} />
          </p>
        </Prose>
      </ServiceLayout>
      <PageSection id="services" ground="muted" head={services}>
        <TextRows rows={[services.issuance, services.discounting, services.spv]} numbered />
        <p>
          <RichText text={services.funding} />
        </p>
      </PageSection>
      <FigureSpread
        figure={{ value: '95', unit: '%', label: words.figures.advance }}
        items={[figures.letters, figures.letterClients, figures.facilitated]}
      />
      <Costs
        rows={[
          { service: costs.bill, fee: firmFees.billDiscounting },
          { service: costs.treds, fee: firmFees.treds },
          { service: costs.letters, fee: firmFees.fundRaising },
          { service: costs.issuance, fee: firmFees.sblc },
          { service: costs.spv, fee: firmFees.spv },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.billDiscounting}
        form={billDiscounting}
        rosette="bill-discounting"
      />
    </>
  );
}
