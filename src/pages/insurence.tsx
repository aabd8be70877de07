import { insurancePlans } from '../enquiry/forms/protect.ts';
import { Enquiry } from '../sections/enquiry.tsx';
import { Band } from '../sections/band.tsx';
import { FigureBand } from '../sections/figure-band.tsx';
import { FormSheet } from '../sections/form-sheet.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Plans } from '../sections/plans.tsx';
import { Schedule } from '../sections/schedule.tsx';
import { Link } from '../components/link.tsx';
import { sample } from '../site/sample.ts';

const parts = sample(
  [
    {
      scene: 'life',
      title: 'House and family',
      rows: [
        {
          note: 'For the household',
          title: 'Family insurance',
          text: 'One policy that follows the whole family, from the newborn to the grandparents, instead of a drawer full of small ones.',
          points: ['One renewal date for everybody', 'Members added as the family grows'],
        },
        {
          note: 'For the roof',
          title: 'Home insurance',
          text: 'Covers the building for what it costs to rebuild, and what stands in it against fire, water and theft.',
          points: ['Owned and rented homes', 'Valuables listed by name'],
        },
      ],
    },
    {
      scene: 'health',
      title: 'Life and health',
      rows: [
        {
          note: 'For the hospital bill',
          title: 'Health insurance',
          text: 'Pays for a stay in hospital, for the tests before it and the medicines after it, up to the sum you choose.',
          points: ['Network hospitals that settle directly', 'Room rent and waiting periods read first'],
        },
        {
          note: 'For those who stay',
          title: 'Life insurance',
          text: 'Replaces an income that stops. A term policy does only that; others save as well, and cost more for it.',
          points: ['Cover set beside your loans', 'Nominee and papers kept in order'],
        },
      ],
    },
    {
      scene: 'liability',
      title: 'Road and firm',
      rows: [
        {
          note: 'For the road',
          title: 'Vehicle insurance',
          text: 'The law asks for third-party cover. Own-damage cover is your choice, and the add-ons are where premiums differ.',
          points: ['Two-wheelers, cars, lorries', 'No-claim bonus carried over'],
        },
        {
          note: 'For the firm',
          title: 'Business insurance',
          text: 'A package for a shop, an office or a plant: property, stock, goods on the road and what you may owe to others.',
          points: ['One survey, one package', 'Cover that a lender accepts'],
        },
      ],
    },
  ] as const,
  'six insurance cards: placeholder words',
);

const counters = sample(
  [
    { value: '4563', unit: '+', label: 'people covered (sample figure)' },
    { value: '866', unit: '+', label: 'claims (sample figure)' },
    { value: '185', unit: '+', label: 'firms (sample figure)' },
    { value: '225', unit: '+', label: 'policies (sample figure)' },
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
      text: 'A first policy for one person, kept in one place.',
      features: [
        'Sample figure: 10,000 monthly active users',
        'One person covered',
        'Help by e-mail',
        'Yearly review',
      ],
    },
    {
      ...plan,
      name: 'Standard',
      action: order('Standard'),
      price: '$35',
      text: 'Cover for a family, with somebody to ask when a claim comes up.',
      features: [
        'Sample figure: 10,000 monthly active users',
        'Family covered',
        'Help by phone',
        'Claim papers checked',
      ],
    },
    {
      ...plan,
      name: 'Premium',
      action: order('Premium'),
      price: '$45',
      text: 'Family, home and vehicle under one roof.',
      features: [
        'Sample figure: 10,000 monthly active users',
        'Family, home and vehicle covered',
        'A person you know by name',
        'Help at the claim, from first call to payment',
      ],
    },
  ] as const,
  'three plans in dollars: names, prices and features',
);

/** The price of a month, and that of a year beside it. */
const priced = plans.map((plan) => ({
  ...plan,
  per: `per\u00A0month, $${12 * Number(plan.price.slice(1))}\u00A0a\u00A0year`,
}));

export function Screen() {
  return (
    <>
      <PageBanner lead="Cover for family, health, life, vehicle, home and business, with sample plans.">
        <Link to="#plans" look="button">
          Compare the plans
        </Link>
        <Link to="/insurenceDetails" look="second">
          What a policy holds
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'For whom and what',
          title: 'Kinds of insurance cover, from family to business.',
          lead: 'Nobody needs every policy. Start with the loss that your savings would not carry, and leave out what you could mend yourself.',
        }}
      >
        <Schedule parts={parts} />
      </Band>
      <FigureBand items={counters} />
      <Band
        id="plans"
        ground="panel"
        head={{
          note: 'Plans',
          title: 'Sample plans compared: Basic, Standard, Premium.',
          lead: 'What changes from plan to plan is who is covered and who helps you when something happens.',
          layout: 'wide',
        }}
      >
        <Plans plans={priced} />
        <Notice title="These plans are examples">
          Names, prices in dollars and figures stand here as samples; active users are no feature of a policy.
          What the 25% is saved from is not stated. With the form below you can ask for a quotation in rupees,
          from the insurer, with its full wording.
        </Notice>
      </Band>
      <Band
        head={{
          note: 'Before you ask',
          title: 'Papers to have at hand for a quotation.',
          lead: 'With these a comparison needs fewer conversations.',
        }}
      >
        <FormSheet
          boxes={[
            {
              title: 'Policies you already have',
              text: 'Schedule and wording. Often the cheapest step is to change one of them.',
            },
            {
              title: 'Dates of birth and health history',
              text: 'For everybody who is to be covered. An illness left out can cost you the claim. In health insurance only proven fraud counts after 60 months of unbroken cover.',
            },
            {
              title: 'Papers of vehicle or house',
              text: 'Registration certificate, or area, year and kind of building.',
            },
            {
              title: 'For a firm: last balance sheet and a list of stock and plant',
              text: 'They show what it would cost to buy everything again.',
            },
            {
              title: 'Loans and who depends on your income',
              text: 'From these two the sum of a life policy is worked out.',
            },
            {
              title: 'Earlier claims',
              text: 'Paid or refused, with the insurer’s letter if you still have it.',
            },
          ]}
        />
        <p>
          How a policy is built, and what people ask first, stands on{' '}
          <Link to="/insurenceDetails">Insurance Details</Link>. What we arrange, kind by kind, is on{' '}
          <Link to="/services/ourInsuranceServices">Insurance Services</Link>.
        </p>
        <Notice>Insurance is the subject matter of solicitation.</Notice>
      </Band>
      <Enquiry
        form={insurancePlans}
        title="Not sure which insurance comes first?"
        lead="Choose a plan or “Not sure yet”, and say who or what is to be covered. We say which risk to insure first, and which not at all."
        rosette="insurance"
      />
    </>
  );
}
