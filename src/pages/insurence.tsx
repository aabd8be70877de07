import words from '#words/pages/insurence.json';
import { samples } from '#words/common.json';
import { forPlan } from '#words/sections.json';
import { costs, enquiry as serviceEnquiry } from '#words/pages/services/ourInsuranceServices.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { insurancePlans } from '../enquiry/forms/protection.ts';
import { Costs } from '../sections/costs.tsx';
import { Enquiry } from '../sections/enquiry.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { FigureSection } from '../sections/figure-section.tsx';
import { FormPreview } from '../sections/form-preview.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { DataTable } from '../sections/data-table.tsx';
import { CoverageParts } from '../sections/coverage-parts.tsx';
import { TagList } from '../sections/tag-list.tsx';
import { Link } from '../components/link.tsx';
import { firmFees } from '../site/fees.ts';
import { isSample, sample } from '../site/sample.ts';
import { serviceTimes } from '../site/service-times.ts';

const { types, family, home, health, life, vehicle, business, documents } = words;

const parts = sample(
  [
    {
      scene: 'life',
      title: types.groups.familyHome,
      rows: [
        { ...family, points: [family.points.renewal, family.points.members] },
        { ...home, points: [home.points.homes, home.points.valuables] },
      ],
    },
    {
      scene: 'health',
      title: types.groups.lifeHealth,
      rows: [
        { ...health, points: [health.points.hospitals, health.points.limits] },
        { ...life, points: [life.points.loans, life.points.nominee] },
      ],
    },
    {
      scene: 'liability',
      title: types.groups.vehicleBusiness,
      rows: [
        { ...vehicle, points: [vehicle.points.vehicles, vehicle.points.bonus] },
        { ...business, points: [business.points.package, business.points.lenders] },
      ],
    },
  ] as const,
  'six insurance cards: placeholder words',
);

const counters = sample(
  [
    { value: '4563', unit: '+', label: words.figures.people, source: '' },
    { value: '866', unit: '+', label: words.figures.claims, source: '' },
    { value: '185', unit: '+', label: words.figures.firms, source: '' },
    { value: '225', unit: '+', label: words.figures.families, source: '' },
  ],
  'counters of the insurance page: labels and figures',
);

const { basic, standard, premium, columns } = words.plans;

/** Prices are in dollars a month. */
const plans = sample(
  [
    { ...basic, name: 'Basic', price: 25 },
    { ...standard, name: 'Standard', price: 35 },
    { ...premium, name: 'Premium', price: 45 },
  ] as const,
  'three plans in dollars: names, prices and features',
);

const planRows = plans.map(({ name, price, features }) => [
  name,
  formatMessage(words.plans.period, { month: price, year: 12 * price }),
  <TagList key="features" tags={Object.values(features)} isInline />,
  <Link key="order" to={`/insurence?about=${name}#enquiry`} about={formatMessage(forPlan, { plan: name })}>
    {words.plans.order.replaceAll(' ', '\u00A0')}
  </Link>,
]);

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#plans" variant="button">
          {words.banner.plans}
        </Link>
        <Link to="/insurenceDetails" variant="second">
          {words.banner.policy}
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: types.note,
          title: types.title,
          intro: <RichText text={types.intro} />,
        }}
      >
        <CoverageParts parts={parts} />
      </PageSection>
      <FigureSection items={counters} />
      <PageSection id="plans" ground="muted" head={words.plans}>
        <DataTable
          caption={words.plans.title}
          columns={[columns.plan, columns.price, columns.includes, columns.ask]}
          rows={planRows}
          hasAmounts={false}
          note={[words.plans.everyPlan, isSample(plans) && samples].filter(Boolean).join(' ')}
        />
        <Notice title={words.plans.notice.title}>{words.plans.notice.text}</Notice>
      </PageSection>
      <PageSection head={documents}>
        <FormPreview
          fields={[
            documents.policies,
            documents.health,
            documents.property,
            documents.business,
            documents.dependants,
            documents.claims,
          ]}
        />
        <Notice>
          <p>{documents.notice.solicitation}</p>
          <p>{documents.notice.disclosure}</p>
        </Notice>
      </PageSection>
      <Costs rows={[{ service: costs.policies, fee: firmFees.insurance }]} text={costs.text} />
      <Enquiry
        form={insurancePlans}
        next={serviceEnquiry.next}
        times={serviceTimes.insurance}
        title={words.enquiry.title}
        intro={words.enquiry.intro}
        rosette="insurance"
      />
    </>
  );
}
