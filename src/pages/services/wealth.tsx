import words from '#words/pages/services/wealth.json';
import { mutualFundRisk, pastPerformance } from '#words/legal.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { wealth } from '../../enquiry/forms/protection.ts';
import { Costs } from '../../sections/costs.tsx';
import { CalmToRough } from '../../sections/drawings/calm-to-rough.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { MissionStatement } from '../../sections/mission-statement.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { firmFees } from '../../site/fees.ts';
import { figures } from '../../site/figures.ts';
import type { LegalDetails } from '../../site/firm-schema.ts';
import { legalDetails } from '../../site/legal-details.ts';
import { roleStatements } from '../../site/registrations.ts';
import { isSample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, products, plan, portfolio, advantages, overview, comparison, costs } = words;

/** The products in the order of their volatility. Accounts are last: their volatility depends on what they contain. */
const productsByVolatility = [
  { ...comparison.deposits, drawing: { amplitude: 0, waves: 1 } },
  { ...comparison.mutualFunds, drawing: { amplitude: 4, waves: 3 } },
  { ...comparison.pms, drawing: { amplitude: 8, waves: 4 } },
  { ...comparison.stocks, drawing: { amplitude: 13, waves: 7 } },
  { ...comparison.aif, drawing: { amplitude: 15, waves: 2, isDashed: true } },
  { ...comparison.accounts, drawing: undefined },
];

const { role }: LegalDetails = legalDetails;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="/appointment?about=Wealth%20Management" variant="button">
          {banner.meeting}
        </Link>
        <Link to="#products" variant="second">
          {banner.products}
        </Link>
      </PageBanner>
      <PageSection id="products" head={products}>
        <GroupedRows
          groups={[
            {
              ...products.managed,
              rows: [products.managed.mutualFunds, products.managed.pms, products.managed.aif],
            },
            {
              ...products.selfDirected,
              rows: [
                products.selfDirected.stocks,
                products.selfDirected.deposits,
                products.selfDirected.accounts,
              ],
            },
          ]}
        />
        <Notice>
          <p>{mutualFundRisk}</p>
          <p>{products.risk}</p>
        </Notice>
      </PageSection>
      <MissionStatement
        title={plan.title}
        statement={plan.statement}
        points={[plan.soon, plan.later, plan.lockedIn]}
        rosette="wealth"
      >
        <Prose>
          <p>
            <RichText text={plan.related} />
          </p>
        </Prose>
      </MissionStatement>
      <PageSection head={portfolio}>
        <Checklist
          columns={3}
          items={[
            portfolio.dashboard,
            portfolio.opening,
            portfolio.orders,
            portfolio.reminders,
            portfolio.statements,
            portfolio.access,
          ]}
        />
      </PageSection>
      <Costs
        rows={[{ service: costs.products, fee: firmFees.investments }]}
        text={costs.text}
        hasSamples={isSample(serviceTimes.wealth.first)}
      />
      <FigureSpread
        hasAction
        figure={{ value: '24/7', label: words.figures.access }}
        items={[figures.assets, figures.investors, figures.returns]}
        note={pastPerformance}
      />
      <PageSection ground="card" head={advantages}>
        <SideBySide>
          <Prose>
            <h3>{advantages.buying}</h3>
            <TextRows level={4} rows={[advantages.goals, advantages.costs, advantages.tax]} />
          </Prose>
          <Prose>
            <h3>{advantages.holding}</h3>
            <TextRows level={4} rows={[advantages.overlaps, advantages.statements, advantages.loans]} />
          </Prose>
        </SideBySide>
      </PageSection>
      <Steps
        title={overview.title}
        steps={[overview.consolidated, overview.goals, overview.cashFlow, overview.family]}
      />
      <PageSection ground="muted" head={comparison}>
        <DataTable
          caption={comparison.caption}
          columns={[
            comparison.columns.name,
            comparison.columns.risk,
            comparison.columns.purpose,
            comparison.columns.check,
          ]}
          hasAmounts={false}
          rows={productsByVolatility.map(({ name, drawing, risk, purpose, check }) => [
            name,
            drawing ? (
              <CalmToRough key={name} {...drawing}>
                {risk}
              </CalmToRough>
            ) : (
              risk
            ),
            purpose,
            check,
          ])}
          note={comparison.tableNote}
        />
        <SideBySide>
          <Notice title={comparison.riskNotice.title}>
            <p>{comparison.riskNotice.text}</p>
          </Notice>
          <Prose>
            {role && <p>{roleStatements[role]}</p>}
            <Registrations show={['arn', 'sebi']} />
          </Prose>
        </SideBySide>
      </PageSection>
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.wealth}
        form={wealth}
        rosette="wealth"
        action={{ label: words.enquiry.action, to: '/appointment?about=Wealth%20Management' }}
      />
    </>
  );
}
