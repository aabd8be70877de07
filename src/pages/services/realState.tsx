import words from '#words/pages/services/realState.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { realEstate } from '../../enquiry/forms/protection.ts';
import { Comparison } from '../../sections/comparison.tsx';
import { Costs } from '../../sections/costs.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Plans } from '../../sections/plans.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SixChecks } from '../../sections/drawings/six-checks.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, clients, reasons, models, comparison, checks, exit, questions, costs } = words;

const advisory = [
  clients.home,
  clients.investment,
  clients.business,
  { ...clients.abroad, link: { ...clients.abroad.link, to: '/nri' } },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#consultation" variant="button">
          {banner.consultation}
        </Link>
        <Link to="#due-diligence" variant="second">
          {banner.checks}
        </Link>
      </PageBanner>
      <PageSection ground="card" head={clients}>
        <TextRows rows={advisory} />
      </PageSection>
      <Reasons
        title={reasons.title}
        reasons={[reasons.buyer, { ...reasons.bank, source: figures.years.source }, reasons.sale]}
      />
      <PageSection ground="muted" head={models}>
        <Plans
          plans={[
            {
              ...models.advice,
              features: [
                models.advice.features.checks,
                models.advice.features.price,
                models.advice.features.questions,
                models.advice.features.agreement,
              ],
              action: { label: models.advice.action, to: '?about=Advisory%20Model#consultation' },
            },
            {
              ...models.purchase,
              features: [
                models.purchase.features.shortlist,
                models.purchase.features.advice,
                models.purchase.features.negotiation,
                models.purchase.features.registration,
              ],
              action: { label: models.purchase.action, to: '?about=Purchase%20Through%20Us#consultation' },
            },
          ]}
        />
        <p>{models.rera}</p>
        <Registrations show={['reraAgent']} />
      </PageSection>
      <PageSection head={comparison}>
        <Comparison
          caption={comparison.caption}
          columns={[comparison.columns.advice, comparison.columns.broker]}
          answers={comparison.marks}
          rows={[
            { label: comparison.client.label, values: [comparison.client.advice, comparison.client.broker] },
            { label: comparison.approvals, values: [true, false] },
            { label: comparison.refusal, values: [true, false] },
          ]}
        />
      </PageSection>
      <PageSection id="due-diligence" ground="card" head={checks}>
        <SideBySide layout="figure">
          <Prose>
            <StepsList
              steps={[
                checks.deeds,
                checks.approvals,
                checks.builder,
                checks.location,
                checks.price,
                checks.agreement,
              ]}
            />
          </Prose>
          <FigureFrame {...checks.figure} viewBox="0 0 320 404">
            <SixChecks />
          </FigureFrame>
        </SideBySide>
        <Notice>{checks.risk}</Notice>
      </PageSection>
      <FigureSpread
        figure={{ value: '6', label: words.figures.checks }}
        items={[figures.properties, figures.satisfaction, figures.secured, figures.cities]}
      />
      <PageSection head={exit}>
        <DataTable
          caption={exit.caption}
          hasAmounts={false}
          columns={[exit.columns.way, exit.columns.condition, exit.columns.preparation]}
          rows={[exit.sale, exit.letting, exit.loan, exit.inheritance].map(
            ({ way, condition, preparation }) => [way, condition, preparation],
          )}
        />
        <p>
          <Link to="/appointment?about=Real%20Estate%20Advisory" variant="button">
            {exit.action}
          </Link>
        </p>
      </PageSection>
      <PageSection ground="card" head={questions}>
        <Questions
          mode="exclusive"
          pace="slow"
          items={[
            {
              question: questions.homeLoan.question,
              answer: <p>{questions.homeLoan.answer}</p>,
            },
            {
              question: questions.booking.question,
              answer: <p>{questions.booking.answer}</p>,
            },
            {
              question: questions.loan.question,
              answer: (
                <p>
                  <RichText text={questions.loan.answer} />
                </p>
              ),
            },
          ]}
        />
      </PageSection>
      <Costs
        rows={[
          { service: costs.consultation, fee: firmFees.firstConsultation },
          { service: costs.check, fee: firmFees.propertyAdvice },
          { service: models.purchase.name, fee: firmFees.propertyPurchase },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.consultation}
        times={serviceTimes.realEstate}
        form={realEstate}
        id="consultation"
        rosette="real-estate"
      />
    </>
  );
}
