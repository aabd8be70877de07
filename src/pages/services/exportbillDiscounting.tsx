import words from '#words/pages/services/exportbillDiscounting.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { exportBillDiscounting } from '../../enquiry/forms/capital.ts';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { BillCost } from '../../sections/bill-cost.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { ExportFlow, exportFlowFrame } from '../../sections/drawings/export-flow.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { firmFees } from '../../site/fees.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, about, benefits, flow, clients, limits, figures, reasons, debt, questions, costs } = words;

const steps = [
  flow.shipment,
  flow.documents,
  flow.check,
  flow.offer,
  flow.advance,
  flow.payment,
  flow.balance,
];

export function Screen() {
  return (
    <>
      <PageBanner intro={<BillCost bill="export" text={banner.intro} />}>
        <Link to="#enquiry" variant="button">
          {banner.quote}
        </Link>
        <Link to="#flow" variant="second">
          {banner.flow}
        </Link>
      </PageBanner>
      <ServiceLayout aside={null}>
        <Prose title={about.title} intro={about.intro}>
          <p>{about.name}</p>
        </Prose>
        <Prose title={benefits.title}>
          <Checklist items={[benefits.cash, benefits.property, benefits.creditPeriod]} />
        </Prose>
      </ServiceLayout>
      <PageSection
        id="flow"
        ground="muted"
        head={flow}
        hasHighlightedPath
        figure={
          <FigureFrame {...exportFlowFrame}>
            <ExportFlow />
          </FigureFrame>
        }
      >
        <StepsList steps={steps} />
        <PageAction />
      </PageSection>
      <PageSection>
        <SideBySide>
          <Prose title={clients.title}>
            <ul>
              <li>
                <RichText text={clients.exporters} />
              </li>
              <li>
                <RichText text={clients.msmes} />
              </li>
              <li>
                <RichText text={clients.merchants} />
              </li>
              <li>
                <strong>{clients.seasonal}</strong>
              </li>
            </ul>
            <p>
              <RichText text={clients.domestic} />
            </p>
          </Prose>
          <Prose title={limits.title}>
            <DataTable
              caption={limits.caption}
              columns={[limits.columns.term, limits.columns.meaning, limits.columns.range]}
              rows={[
                { ...limits.advance, range: '70–90%' },
                limits.funds,
                limits.discount,
                limits.creditPeriod,
                limits.limit,
              ].map(({ term, meaning, range }) => [term, meaning, range])}
              note={<BillCost bill="export" text={limits.note} />}
            />
            <PageAction />
          </Prose>
        </SideBySide>
      </PageSection>
      <CalculatorSection name="export" ground="accent" />
      <FigureSpread
        figure={{ value: '70', to: '90', unit: '%', label: figures.advance }}
        items={[
          { ...figures.funds, value: '1', to: '3' },
          { value: '4.5', to: '7.5', unit: '%', label: figures.discount },
        ]}
      />
      <Reasons title={reasons.title} reasons={[reasons.cost, reasons.fee]} />
      <PageSection head={debt}>
        <Comparison
          caption={debt.caption}
          columns={[debt.columns.loan, debt.columns.bill]}
          answers={debt.marks}
          rows={[
            { label: debt.source.label, values: [debt.source.loan, debt.source.bill] },
            { label: debt.emis, values: [true, false] },
            { label: debt.growth, values: [false, true] },
            { label: debt.check.label, values: [debt.check.loan, debt.check.bill] },
            { label: debt.end.label, values: [debt.end.loan, debt.end.bill] },
          ]}
        />
        <p>
          <RichText text={debt.restructuring} />
        </p>
        <PageAction />
      </PageSection>
      <PageSection ground="card">
        <Prose title={words.partners.title}>
          <p>
            <RichText text={words.partners.revenue} />
          </p>
        </Prose>
      </PageSection>
      <PageSection ground="card">
        <Prose title={questions.title}>
          <Questions
            items={[
              {
                id: 'buyer-pays-late',
                question: questions.latePayment.question,
                answer: <p>{questions.latePayment.answer}</p>,
              },
              {
                id: 'debt-on-my-books',
                question: questions.books.question,
                answer: <p>{questions.books.answer}</p>,
              },
            ]}
            mode="exclusive"
            open={[0]}
          />
          <Notice>{questions.notLender}</Notice>
        </Prose>
      </PageSection>
      <Costs rows={[{ service: costs.bill, fee: firmFees.exportBill }]} text={costs.text} />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.exportBillDiscounting}
        form={exportBillDiscounting}
        rosette="export-bill-discounting"
      />
    </>
  );
}
