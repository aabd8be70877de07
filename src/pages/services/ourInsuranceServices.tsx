import words from '#words/pages/services/ourInsuranceServices.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { insuranceServices } from '../../enquiry/forms/protection.ts';
import { Costs } from '../../sections/costs.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { InsideOut } from '../../sections/drawings/inside-out.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { firmFees } from '../../site/fees.ts';
import type { LegalDetails } from '../../site/firm-schema.ts';
import { legalDetails } from '../../site/legal-details.ts';
import { isSample, sample } from '../../site/sample.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, policies, priorities, protection, advice, steps, costs } = words;

const advisers = sample(advice.advisers, 'licence claim of the insurance advisors');

const { role }: LegalDetails = legalDetails;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#enquiry" variant="button">
          {banner.comparison}
        </Link>
        <Link to="#general" variant="second">
          {banner.general}
        </Link>
      </PageBanner>
      <PageSection ground="muted" head={{ ...policies, intro: <RichText text={policies.intro} /> }}>
        <GroupedRows
          groups={[
            {
              ...policies.life,
              rows: [policies.life.term, policies.life.savings, policies.life.pension, policies.life.keyman],
            },
            {
              ...policies.family,
              id: 'general',
              rows: [policies.family.motor, policies.family.travel, policies.family.home],
            },
            {
              ...policies.health,
              rows: [
                policies.health.individual,
                policies.health.seniors,
                policies.health.critical,
                policies.health.group,
              ],
            },
            {
              ...policies.firm,
              rows: [policies.firm.marine, policies.firm.property, policies.firm.packages],
            },
          ]}
        />
      </PageSection>
      <PageSection ground="card" head={priorities}>
        <SideBySide layout="figure">
          <Prose>
            <ol>
              <li>
                <RichText text={priorities.family} />
              </li>
              <li>
                <RichText text={priorities.loans} />
              </li>
              <li>
                <RichText text={priorities.property} />
              </li>
              <li>
                <RichText text={priorities.business} />
              </li>
            </ol>
            <p>{priorities.claim}</p>
          </Prose>
          <FigureFrame {...priorities.figure} viewBox="0 40 320 282">
            <InsideOut />
          </FigureFrame>
          <Prose>
            <p>
              <RichText
                text={priorities.comparison}
                values={{ commission: role === 'distributor' && priorities.commission }}
              />
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread hasAction figure={{ value: '100', unit: '%', label: words.figures.premium }} />
      <ServiceLayout>
        <Prose title={protection.title} intro={protection.intro}>
          <p>
            <RichText text={protection.loans} />
          </p>
        </Prose>
        <Prose title={advice.title}>
          <p>
            <RichText text={advice.registration} values={{ advisers }} />
          </p>
          <p>
            <RichText text={advice.documents} />
          </p>
          <Notice>
            {' '}
            <p>{advice.solicitation}</p> <Registrations show={['irdai']} />{' '}
          </Notice>
        </Prose>
      </ServiceLayout>
      <Steps
        note={steps.note}
        title={steps.title}
        steps={[steps.quote, steps.issuance, steps.app, steps.vault, steps.claim]}
      />
      <Costs
        rows={[{ service: costs.policies, fee: firmFees.insurance }]}
        text={costs.text}
        hasSamples={isSample(serviceTimes.insurance.first)}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.insurance}
        form={insuranceServices}
        rosette="insurance"
        action={{ label: words.enquiry.action, to: '/appointment?about=Insurance%20Services' }}
      />
    </>
  );
}
