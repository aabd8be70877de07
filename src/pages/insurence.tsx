import { insurancePlans } from '../enquiry/forms/protection.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { FigureSection } from '../sections/figure-section.tsx';
import { FormPreview } from '../sections/form-preview.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Plans } from '../sections/plans.tsx';
import { CoverageParts } from '../sections/coverage-parts.tsx';
import { Link } from '../components/link.tsx';
import { isSample, sample } from '../site/sample.ts';

const parts = sample(
  [
    {
      scene: 'life',
      title: 'Family and home',
      rows: [
        {
          note: 'For the family',
          title: 'Family insurance',
          text: 'One policy for parents, children and often grandparents.',
          points: ['One renewal date for everyone', 'Members added as the family grows'],
        },
        {
          note: 'For your home',
          title: 'Home insurance',
          text: 'Covers the building at its rebuilding cost, and its contents against fire, water and theft.',
          points: ['Owned and rented homes', 'Valuables listed by name'],
        },
      ],
    },
    {
      scene: 'health',
      title: 'Life and health',
      rows: [
        {
          note: 'For hospital bills',
          title: 'Health insurance',
          text: 'Pays for hospital treatment, and for tests before and medicines after it, up to the sum insured.',
          points: ['Cashless network hospitals', 'Room rent and waiting periods checked'],
        },
        {
          note: 'For your dependants',
          title: 'Life insurance',
          text: 'Replaces your income if you die. A term policy does only that; others also save, and cost more.',
          points: ['Cover matched to your loans', 'Nominee and documents kept up to date'],
        },
      ],
    },
    {
      scene: 'liability',
      title: 'Vehicle and business',
      rows: [
        {
          note: 'For your vehicle',
          title: 'Vehicle insurance',
          text: 'Third-party cover is required by law. Own-damage cover and add-ons are your choice.',
          points: ['Two-wheelers, cars, lorries', 'No-claim bonus carried over'],
        },
        {
          note: 'For your business',
          title: 'Business insurance',
          text: 'One package for a shop, office or plant: property, stock, goods in transit and liability.',
          points: ['One survey, one package', 'Cover that lenders accept'],
        },
      ],
    },
  ] as const,
  'six insurance cards: placeholder words',
);

const counters = sample(
  [
    { value: '4563', unit: '+', label: 'people covered', source: '' },
    { value: '866', unit: '+', label: 'claims', source: '' },
    { value: '185', unit: '+', label: 'firms', source: '' },
    { value: '225', unit: '+', label: 'families', source: '' },
  ],
  'counters of the insurance page: labels and figures',
);

const order = (name: 'Basic' | 'Standard' | 'Premium') =>
  ({ label: 'Purchase Order', to: `/insurence?about=${name}#enquiry` }) as const;
const plan = { badge: 'Save Over 25%' } as const;

const plans = sample(
  [
    {
      ...plan,
      name: 'Basic',
      action: order('Basic'),
      price: '$25',
      text: 'A first policy for one person, with a review every year.',
      features: ['10,000 monthly active users', 'One person covered', 'Help by email', 'Yearly review'],
    },
    {
      ...plan,
      name: 'Standard',
      action: order('Standard'),
      price: '$35',
      text: 'One policy for the family. We check your documents before you claim.',
      features: ['10,000 monthly active users', 'Family covered', 'Help by phone', 'Claim documents checked'],
    },
    {
      ...plan,
      name: 'Premium',
      action: order('Premium'),
      price: '$45',
      text: 'Family, home and vehicle, with one person who handles every claim.',
      features: [
        '10,000 monthly active users',
        'Family, home and vehicle covered',
        'Your own contact person',
        'Claim help from first call to payment',
      ],
    },
  ] as const,
  'three plans in dollars: names, prices and features',
);

/** Plans with the monthly and the yearly price. */
const pricedPlans = plans.map((plan) => ({
  ...plan,
  sampled: isSample(plan),
  period: `per\u00A0month, $${12 * Number(plan.price.slice(1))}\u00A0a\u00A0year`,
}));

export function Screen() {
  return (
    <>
      <PageBanner intro="Insurance for you, your family, your home and your vehicle. Choose a plan, and we get you a quotation in rupees from the insurer.">
        <Link to="#plans" variant="button">
          Compare the three plans
        </Link>
        <Link to="/insurenceDetails" variant="second">
          How a policy works
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Types of insurance',
          title: 'Insurance for family and business',
          intro: (
            <>
              Choose a plan here. To have policies of several insurers compared, see{' '}
              <Link to="/services/ourInsuranceServices">Insurance Services</Link>; to understand a policy,{' '}
              <Link to="/insurenceDetails">Insurance Details</Link>.
            </>
          ),
        }}
      >
        <CoverageParts parts={parts} />
      </PageSection>
      <FigureSection items={counters} />
      <PageSection
        id="plans"
        ground="muted"
        head={{
          title: 'Plans compared',
          intro: 'Sample prices in US dollars. You pay what the insurer quotes in rupees.',
          layout: 'wide',
        }}
      >
        <Plans plans={pricedPlans} />
        <Notice title="You ask about a plan here; you do not pay">
          Choose a plan and send the form below. The enquiry is free. You get the quotation with the full
          policy wording, and pay the premium only to the insurer.
        </Notice>
      </PageSection>
      <PageSection
        head={{
          note: 'Before you ask',
          title: 'Documents for a quotation',
        }}
      >
        <FormPreview
          fields={[
            {
              title: 'Policies you already have',
              text: 'Schedule and wording. Changing one of them may be the cheapest solution.',
            },
            {
              title: 'Dates of birth and health history',
              text: 'For everyone to be covered. An undisclosed illness can cost you the claim.',
            },
            {
              title: 'Vehicle or home details',
              text: 'Registration certificate, or area, year and type of building.',
            },
            {
              title: 'For a business: balance sheet, stock and plant list',
              text: 'They show the replacement cost.',
            },
            {
              title: 'Your loans and dependants',
              text: 'They decide how much life cover you need.',
            },
            {
              title: 'Earlier claims',
              text: 'Paid or rejected, with the insurer’s letter if you have it.',
            },
          ]}
        />
        <Notice>
          <p>Insurance is the subject matter of solicitation.</p>
          <p>
            In health insurance only proven fraud counts after 60 months of continuous cover; a life policy
            cannot be questioned after three years (section 45, Insurance Act).
          </p>
        </Notice>
      </PageSection>
      <Enquiry
        form={insurancePlans}
        title="Get a quotation for your plan"
        intro="Tell us who or what you want to cover. Not sure which plan fits? We will tell you."
        rosette="insurance"
      />
    </>
  );
}
