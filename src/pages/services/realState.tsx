import { realEstate } from '../../enquiry/forms/protection.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { SixChecks } from '../../sections/drawings/six-checks.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { TextRows } from '../../sections/text-rows.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Prose } from '../../sections/prose.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Plans } from '../../sections/plans.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { StepsList } from '../../sections/steps-list.tsx';
import { figures } from '../../site/figures.ts';

const advisory = [
  {
    title: 'A home to live in',
    text: 'Which flat, at what price, and whether its documents will satisfy your bank.',
  },
  {
    title: 'Property as an investment',
    text: 'Rent, upkeep, vacancy and tax, compared with other uses of the same money.',
  },
  {
    title: 'Offices, shops and plots',
    text: 'Leases, tenants, permitted use and access.',
  },
  {
    title: 'Buying from abroad',
    text: 'For NRIs: the right account, and a power of attorney limited to what you need.',
    link: { to: '/nri', label: 'NRI guide', about: 'to accounts, property and transfers' },
  },
] as const;

const questions = [
  {
    question: 'Do I need advice if the bank has approved my home loan?',
    answer: (
      <p>
        Yes. The bank checks whether the property secures its loan. It values the property for its own safety,
        not for yours. It does not check whether possession will come in time, or whether you can sell again.
      </p>
    ),
  },
  {
    question: 'What should I check before I pay a booking amount?',
    answer: (
      <p>
        The project’s registration on your state’s RERA website, who owns the land, and what the form says
        about refunds. A booking form is a contract: read it before you pay.
      </p>
    ),
  },
  {
    question: 'Which documents should I bring?',
    answer: (
      <p>
        Whatever you have. An address is enough to begin. See <Link to="/papers">documents to bring</Link>.
      </p>
    ),
  },
  {
    question: 'Can you arrange the loan as well?',
    answer: (
      <p>
        We help you prepare and apply; the lender decides, as we are not a lender. See{' '}
        <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link>.
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Buy a flat, shop or plot with the title, price and builder checked before you pay, wherever you live. The first consultation is free, and you get our fee in writing.">
        <Link to="#consultation" variant="button">
          Get Free Consultation
        </Link>
        <Link to="#due-diligence" variant="second">
          See the six steps
        </Link>
      </PageBanner>
      <PageSection
        ground="card"
        head={{
          note: 'Who we advise',
          title: 'Property advice for buyers',
          intro: 'For most families it is the largest purchase of a lifetime.',
        }}
      >
        <TextRows rows={advisory} />
      </PageSection>
      <Reasons
        title="What makes us different"
        reasons={[
          {
            title: 'We work for the buyer',
            text: 'We check title and approvals before we discuss a price.',
          },
          {
            title: 'Checked as a bank would',
            text: 'So that your loan is not refused at the last step.',
            value: '22+ years',
            measure: 'of our founder’s experience in finance',
            source: figures.years.source,
          },
          {
            title: 'The sale is planned first',
            text: 'Before you buy, we look at how easily you can sell or let it later.',
          },
        ]}
      />
      <PageSection
        ground="muted"
        head={{
          note: 'How we work together',
          title: 'Choose advice alone, or purchase through us',
          layout: 'wide',
        }}
      >
        <Plans
          plans={[
            {
              name: 'Advisory Model',
              text: 'You have found a property. We check it and advise you; you buy it yourself.',
              features: [
                'Six-step due diligence of your property',
                'A view on the price, with comparable deals',
                'Questions for the seller or builder',
                'Notes on the agreement before you sign',
              ],
              action: {
                label: 'Choose This Model',
                to: '?about=Advisory%20Model#consultation',
              },
            },
            {
              name: 'Purchase Through Us',
              text: 'You tell us purpose, budget and city. We search, check, negotiate and stay until registration.',
              features: [
                'A shortlist that fits your purpose',
                'Everything in the Advisory Model',
                'Negotiation of price and payment plan',
                'Help with loan, registration and handover',
              ],
              action: {
                label: 'Choose This Model',
                to: '?about=Purchase%20Through%20Us#consultation',
              },
            },
          ]}
        />
        <p>
          Anyone who helps to buy or sell in a project that is registered under RERA must be registered as an
          agent; ask for the number.
        </p>
        <Registrations show={['reraAgent']} />
      </PageSection>
      <PageSection
        head={{
          title: 'Our property advisory compared with a broker',
          intro:
            'A broker is usually paid when the sale closes. In the Advisory Model you pay for advice, so we can also tell you not to buy.',
        }}
      >
        <Comparison
          caption="Our advisory compared with a usual broker"
          columns={['Advisory Model', 'A usual broker']}
          words={{ yes: 'Yes', no: 'Not usually' }}
          rows={[
            { label: 'Works for', values: ['the buyer', 'the side that pays the commission'] },
            { label: 'Is paid for', values: ['advice, agreed in writing', 'a sale, by commission'] },
            { label: 'Title and approvals checked before you pay', values: [true, false] },
            { label: 'Price compared with similar deals', values: [true, false] },
            { label: 'May tell you not to buy', values: [true, false] },
            { label: 'Loan and tax considered together', values: [true, false] },
            { label: 'Shows many properties quickly', values: ['a checked shortlist', true] },
          ]}
        />
      </PageSection>
      <PageSection
        id="due-diligence"
        ground="card"
        head={{ note: 'Before you sign', title: 'Due diligence in six steps', layout: 'stacked' }}
      >
        <SideBySide layout="figure">
          <Prose>
            <StepsList
              steps={[
                {
                  title: 'Title',
                  text: 'Earlier owners, loans, disputes and heirs. An advocate makes the title search.',
                },
                {
                  title: 'Approvals',
                  text: 'RERA registration, sanctioned plan, land use, completion or occupancy certificate.',
                },
                {
                  title: 'Builder',
                  text: 'Earlier projects, delays, complaints and funds to finish.',
                },
                {
                  title: 'Location',
                  text: 'Roads, water, schools, jobs, and what may be built next door.',
                },
                {
                  title: 'Price',
                  text: 'Registered deals nearby, rent, loading on the carpet area, and all extra charges.',
                },
                {
                  title: 'Agreement',
                  text: 'Payment plan, penalty for delay, stamp duty, and the terms of your loan.',
                },
              ]}
            />
          </Prose>
          <FigureFrame
            title="What the six checks cover"
            description="A building between a notice board and a tree, drawn with the ground below it. 1, under the ground: three title deeds joined owner by owner. 2, the board at the gate: approvals. 3, the unfinished top floors and the crane: the builder. 4, the street at the right: the location. 5, a measure along the wall: the price. 6, the door: the agreement you sign on the way in."
            caption="The numbers in the drawing are those of the six steps."
            viewBox="0 0 320 404"
          >
            <SixChecks />
          </FigureFrame>
        </SideBySide>
        <Notice>
          Property prices can fall as well as rise, and a check lowers a risk without removing it. A legal
          opinion on title is given by an advocate.
        </Notice>
      </PageSection>
      <FigureSpread
        low
        figure={{ value: '6', label: 'checks before you pay' }}
        items={[figures.properties, figures.satisfaction, figures.secured, figures.cities]}
      />
      <PageSection
        head={{
          title: 'Plan the sale before you buy',
          intro: 'We compare your options, with tax and cost.',
        }}
      >
        <DataTable
          caption="Four ways to exit a property"
          amount={false}
          columns={['Exit', 'Fits when', 'Keep ready']}
          rows={[
            [
              'Sell',
              'the price has met your goal',
              'clear title, no dues, and the tax on the gain worked out',
            ],
            ['Hold and let', 'the rent covers upkeep and EMI', 'a registered lease and a checked tenant'],
            [
              'Borrow against it',
              'you need money but not a sale',
              'a valuation and the title deeds for the lender',
            ],
            [
              'Pass it on',
              'the next generation will use it',
              'a will or gift deed, and the consent of co-owners',
            ],
          ]}
        />
        <p>
          <Link to="/appointment?about=Real%20Estate%20Advisory" variant="button">
            Plan Your Exit
          </Link>
        </p>
      </PageSection>
      <PageSection
        ground="card"
        head={{ note: 'FAQs', title: 'Questions from property buyers', layout: 'above' }}
      >
        <Questions mode="exclusive" pace="slow" items={questions} />
      </PageSection>
      <Enquiry
        form={realEstate}
        id="consultation"
        title="Get a free consultation on your property"
        intro="Tell us the place and your budget. We reply; you can choose the model later."
        rosette="real-estate"
      />
    </>
  );
}
