import words from '#words/pages/services/investment-banking.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { debtRestructuring } from '../../enquiry/forms/balance-sheet.ts';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { Costs } from '../../sections/costs.tsx';
import { FeeExample } from '../../sections/fee-example.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { LoanTerms, loanTermsFrame } from '../../sections/drawings/loan-terms.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { WorkedExample } from '../../sections/worked-example.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, about, steps, benefits, clients, samples, reasons, documents, costs } = words;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="/appointment?about=Debt%20Restructuring%20Services" variant="button">
          {banner.consultation}
        </Link>
        <Link to="#contact" variant="second">
          {banner.contact}
        </Link>
      </PageBanner>
      <PageSection ground="muted" head={about}>
        <SideBySide>
          <Prose>
            <p>{about.oldTerms}</p>
            <p>
              <RichText text={about.equity} />
            </p>
          </Prose>
          <Notice title={about.stress.title}>{about.stress.text}</Notice>
        </SideBySide>
      </PageSection>
      <PageSection
        head={steps}
        hasHighlightedPath
        figure={
          <FigureFrame {...loanTermsFrame} caption={steps.figure}>
            <LoanTerms />
          </FigureFrame>
        }
      >
        <StepsList
          steps={[steps.review, steps.potential, steps.proposal, steps.negotiation, steps.implementation]}
        />
      </PageSection>
      <ServiceLayout aside={null}>
        <Prose title={benefits.title}>
          <DataTable
            caption={benefits.caption}
            columns={[benefits.columns.benefit, benefits.columns.method, benefits.columns.figures]}
            rows={[
              benefits.limit,
              benefits.interest,
              benefits.topUp,
              benefits.duration,
              { ...benefits.charges, figures: '₹0' },
            ].map(({ benefit, method, figures: inFigures }) => [benefit, method, inFigures])}
            note={benefits.note}
          />
        </Prose>
      </ServiceLayout>
      <PageSection>
        <Prose title={clients.title}>
          <Checklist items={[clients.outgrown, clients.oldRate, clients.seasonal, clients.severalLoans]} />
        </Prose>
      </PageSection>
      <FigureSpread
        hasAction
        figure={{ value: '10.25', unit: '%', label: words.figures.interest }}
        items={[
          { value: '15', to: '30', label: words.figures.duration },
          { value: '0', prefix: '₹', label: words.figures.charges },
          { ...words.figures.limit, value: '2', prefix: '₹' },
        ]}
      />
      <PageSection ground="muted" head={samples}>
        <SideBySide>
          <WorkedExample
            {...samples.limit}
            rosette="debt-restructuring"
            rows={[
              samples.limit.before,
              { ...samples.limit.after, highlight: true },
              { ...samples.limit.interestBefore, amount: '₹19,50,000' },
              { ...samples.limit.interestAfter, amount: '₹20,50,000' },
            ]}
          />
          <WorkedExample
            {...samples.topUp}
            rosette="debt-restructuring"
            rows={[
              samples.topUp.before,
              { ...samples.topUp.after, highlight: true },
              { ...samples.topUp.interestBefore, amount: '₹42,00,000' },
              { ...samples.topUp.interestAfter, amount: '₹33,00,000' },
            ]}
          />
        </SideBySide>
        <Notice>{samples.notLender}</Notice>
      </PageSection>
      <Reasons
        note={reasons.note}
        title={reasons.title}
        reasons={[
          { ...reasons.knowledge, source: figures.years.source },
          { ...reasons.loyalty, value: '94%', source: figures.retention.source },
        ]}
      />
      <PageSection ground="muted">
        <Prose title={documents.title}>
          <Checklist
            items={[
              documents.sanctions,
              documents.statements,
              documents.accounts,
              documents.returns,
              documents.security,
              documents.orders,
            ]}
            columns={3}
          />
          <p>
            <RichText text={documents.more} />
          </p>
        </Prose>
      </PageSection>
      <CalculatorSection name="restructuring" />
      <Costs
        rows={[
          { service: costs.consultation, fee: firmFees.firstConsultation },
          { service: costs.terms, fee: firmFees.debtRestructuring },
        ]}
        text={costs.text}
        example={<FeeExample fee={firmFees.debtRestructuring} amount={2_00_00_000} hasGst />}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.debtRestructuring}
        form={debtRestructuring}
        rosette="debt-restructuring"
        contact={{
          ...words.enquiry.contact,
          id: 'contact',
          show: ['address', 'hours', 'phone', 'email', 'chat', 'website'],
        }}
      />
    </>
  );
}
