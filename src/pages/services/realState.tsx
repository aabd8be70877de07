import { realEstate } from '../../enquiry/forms/protect.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { SixChecks } from '../../sections/drawings/six-checks.tsx';
import { Fold } from '../../components/fold.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { LedgerRows } from '../../sections/ledger-rows.tsx';
import { Comparison } from '../../sections/comparison.tsx';
import { Questions } from '../../sections/faq.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Prose } from '../../sections/prose.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Plans } from '../../sections/plans.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { StepsList } from '../../sections/steps-list.tsx';

const advisory = [
  {
    title: 'A home to live in',
    text: 'Which flat, at what price, and whether its papers will satisfy your bank. For first-time buyers above all.',
  },
  {
    title: 'Property as an investment',
    text: 'Rent, upkeep, vacancy and tax set against the price, beside what the same money would do elsewhere.',
  },
  {
    title: 'Offices, shops and plots',
    text: 'Leases, tenants, permitted use and access. For a business that buys its own premises or lets them.',
  },
  {
    title: 'Buying from abroad',
    text: 'For NRIs: a power of attorney that says no more than it must, and money that comes in through the right account.',
    link: { to: '/nri', label: 'NRI guide', about: 'to accounts, property and transfers' },
  },
] as const;

const questions = [
  {
    question: 'Do I need advice if the bank has approved my home loan?',
    answer: (
      <p>
        Yes. The bank checks whether the property secures its loan. It does not check whether the price is
        fair, whether possession will come in time, or whether you can sell again.
      </p>
    ),
  },
  {
    question: 'What should I check before I pay a booking amount?',
    answer: (
      <p>
        The project’s registration on your state’s RERA website, who owns the land, and what the form says
        about refunds. A booking form is a contract: read it before the cheque leaves your hand.
      </p>
    ),
  },
  {
    question: 'Which papers should I bring to the consultation?',
    answer: (
      <p>
        Whatever you have: the brochure, the price sheet, a draft agreement, the seller’s title deed, the last
        tax receipt. A bare address is enough to begin. See <Link to="/papers">papers to bring</Link>.
      </p>
    ),
  },
  {
    question: 'Can you arrange the loan as well?',
    answer: (
      <p>
        We are not a lender, and the lender decides. We do help you prepare: see{' '}
        <Link to="/services/loanForEveryIndian">Loan For Every Indian</Link> for home loans and loans against
        property.
      </p>
    ),
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Buy property with due diligence: six steps of checks, and an adviser who works for the buyer.">
        <Link to="#consultation" look="button">
          Get Free Consultation
        </Link>
        <Link to="#due-diligence" look="second">
          See the six steps
        </Link>
      </PageBanner>
      <Band
        ground="leaf"
        head={{
          note: 'Advisory',
          title: 'Property advice for buyers.',
          lead: 'For most families it is the largest cheque of a lifetime, and the hardest to take back. We read the papers, test the price and tell you what we would ask before signing.',
        }}
      >
        <LedgerRows rows={advisory} />
      </Band>
      <Reasons
        note="On your side"
        title="What makes us different: we advise the buyer."
        lead="A sale pays the seller’s people. Somebody should be there for you."
        reasons={[
          {
            title: 'Checks before excitement',
            text: 'The title and the approvals are read before a price is talked about. A bad title has no good price.',
            value: '6 steps',
            measure: 'of due diligence for each property',
          },
          {
            title: 'Bankers read it too',
            text: 'We look at a property as a lender’s valuer would, so that the loan does not fail at the last step.',
            value: '22+ years',
            measure: 'of experience in finance',
          },
          {
            title: 'The exit is part of the plan',
            text: 'Before you buy, you know who might buy from you, and what would stop them.',
            value: '2 models',
            measure: 'to work with us, with or without a purchase',
          },
        ]}
      />
      <Band
        ground="panel"
        head={{
          note: 'How we work together',
          title: 'Engagement models: advice alone, or purchase through us.',
          lead: 'Have you found the property, or should we look for it? The answer picks the model.',
          layout: 'wide',
        }}
      >
        <Plans
          plans={[
            {
              name: 'Advisory Model',
              text: 'You have a property in mind, or a broker of your own. We check it and advise you; the purchase stays in your hands.',
              features: [
                'Six-step due diligence of the property you name',
                'A view on the price, with comparable deals',
                'A list of questions for the seller or builder',
                'Notes on the agreement before you sign',
              ],
              action: {
                label: 'Choose This Model',
                to: '?about=Advisory%20Model#consultation',
              },
            },
            {
              name: 'Purchase Through Us',
              text: 'You tell us the purpose, the budget and the city. We search, check and negotiate, and stay until the deed is registered.',
              features: [
                'A shortlist that fits the purpose, with reasons',
                'Everything of the Advisory Model',
                'Negotiation of price and payment plan',
                'Loan, registration and handover accompanied',
              ],
              action: {
                label: 'Choose This Model',
                to: '?about=Purchase%20Through%20Us#consultation',
              },
            },
          ]}
        />
        <p>
          {' '}
          What the work costs in your case is put in writing before it starts. Whoever helps to buy or sell in
          a project that is registered under RERA must be registered as an agent; ask for the number.{' '}
        </p>{' '}
        <Registrations show={['reraAgent']} />
      </Band>
      <Band
        head={{
          note: 'Compared',
          title: 'Our property advisory compared with a broker.',
          lead: 'Good brokers know what is for sale. Their work ends with the deal; ours starts with the question whether there should be one.',
        }}
      >
        <Fold label="Point by point">
          <Comparison
            caption="Our advisory compared with a usual broker"
            columns={['Our advisory', 'A usual broker']}
            words={{ yes: 'Yes', no: 'Not usually' }}
            rows={[
              { label: 'Works for', values: ['the buyer', 'whoever closes the deal'] },
              { label: 'Is paid for', values: ['advice, agreed in writing', 'a sale, by commission'] },
              { label: 'Title and approvals read before you pay', values: [true, false] },
              { label: 'Price set beside comparable deals', values: [true, false] },
              { label: 'May tell you not to buy', values: [true, false] },
              { label: 'Loan and tax looked at together', values: [true, false] },
              { label: 'Exit planned before the purchase', values: [true, false] },
              { label: 'Shows many properties quickly', values: ['a checked shortlist', true] },
            ]}
          />
        </Fold>
      </Band>
      <Band
        id="due-diligence"
        ground="leaf"
        head={{ note: 'Before you sign', title: 'Due diligence in six steps.', layout: 'stacked' }}
      >
        <SideBySide layout="figure-left">
          <Prose>
            <StepsList
              steps={[
                {
                  title: 'Title',
                  text: 'The chain of owners, deed by deed, with loans, disputes and shares of heirs. An advocate’s title search belongs here.',
                },
                {
                  title: 'Approvals',
                  text: 'RERA registration, the sanctioned plan, land use, and the completion or occupancy certificate.',
                },
                {
                  title: 'Builder',
                  text: 'Earlier projects, delays, complaints on record, and whether the money for the next floors is there.',
                },
                {
                  title: 'Location',
                  text: 'Roads, water, schools, work, and what the master plan allows on the plot next door.',
                },
                {
                  title: 'Price',
                  text: 'Registered deals nearby, rent, loading on the carpet area, and every charge beyond the basic price.',
                },
                {
                  title: 'Papers',
                  text: 'The agreement, payment plan, penalty for delay, stamp duty, and the terms of your loan.',
                },
              ]}
            />
          </Prose>
          <FigureFrame
            title="Where the six checks look"
            description="A building between a notice board and a tree, drawn with the ground below it. 1, under the ground: three title deeds joined owner by owner. 2, the board at the gate: approvals. 3, the unfinished top floors and the crane: the builder. 4, the street at the right: the location. 5, a measure along the wall: the price. 6, the door: the papers you sign on the way in."
            caption="The numbers are those of the six steps."
            viewBox="0 0 320 404"
          >
            <SixChecks />
          </FigureFrame>
        </SideBySide>
        <Notice>
          Property prices can fall as well as rise, and a check lowers a risk without removing it. A legal
          opinion on title is given by an advocate.
        </Notice>
      </Band>
      <FigureBand
        items={[
          { value: '500', unit: '+', label: 'properties analysed' },
          { value: '95', unit: ' %', label: 'client satisfaction' },
          { prefix: '₹ ', value: '100', unit: 'crore+', label: 'secured' },
          { value: '15', unit: '+', label: 'cities' },
        ]}
      />
      <Band
        head={{
          note: 'The way out',
          title: 'Exit strategy: plan the sale before you buy.',
          lead: 'Property is easy to hold and slow to sell. Decide early which way out is yours.',
        }}
      >
        <Fold label="Four ways out of a property">
          <LedgerTable
            caption="Four ways out of a property"
            amount={false}
            columns={['Way out', 'Fits when', 'Have ready']}
            rows={[
              [
                'Sell',
                'the price has met your goal, or the money has a better use',
                'clear title, no dues, and the tax on the gain worked out',
              ],
              [
                'Hold and let',
                'the rent covers upkeep and loan, and the area still grows',
                'a registered lease and a checked tenant',
              ],
              [
                'Borrow against it',
                'you need money but not a sale',
                'a valuation and the title papers for the lender',
              ],
              [
                'Pass it on',
                'the next generation will use it',
                'a will or gift deed, and the consent of co-owners',
              ],
            ]}
          />
        </Fold>
        <p>
          Say what you own, what you owe on it and by when you need the money. We compare the ways, with the
          tax and the cost of each.
        </p>
        <p>
          <Link to="/appointment" look="button">
            Plan Your Exit
          </Link>
        </p>
      </Band>
      <Band
        ground="leaf"
        head={{ note: 'Questions', title: 'Questions from property buyers.', layout: 'margin' }}
      >
        <Questions mode="exclusive" pace="slow" items={questions} />
      </Band>
      <Enquiry
        form={realEstate}
        id="consultation"
        title="Free consultation: tell us about the property."
        lead="The first consultation is free. Say where you look and what you can spend; the model can be settled in the talk."
        rosette="real-estate"
      />
    </>
  );
}
