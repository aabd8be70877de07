import { insuranceServices } from '../../enquiry/forms/protect.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { InsideOut } from '../../sections/drawings/inside-out.tsx';
import { AccountBook } from '../../sections/account-book.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import { sample } from '../../site/sample.ts';

const advisers = sample('Our advisors are IRDAI-registered.', 'licence claim of the insurance advisors');

const life = [
  {
    title: 'Term plans',
    text: 'Pure protection: the most cover for the premium, nothing back at the end.',
  },
  {
    title: 'Savings and endowment plans',
    text: 'Cover with a sum at maturity. We show what each part costs you.',
  },
  {
    title: 'Pension and annuity plans',
    text: 'An income for as long as you live, bought in one sum or over the years.',
  },
  {
    title: 'Keyman and partner cover',
    text: 'For firms that would stand still without one person.',
  },
];

const health = [
  {
    title: 'Individual and family floater',
    text: 'One sum each, or one sum that the whole family shares.',
  },
  {
    title: 'Senior citizens',
    text: 'Waiting periods, co-payment and room limits matter more than the premium.',
  },
  { title: 'Critical illness', text: 'A lump sum on diagnosis, to be spent as you see fit.' },
  {
    title: 'Group cover for staff',
    text: 'For MSMEs and start-ups: one policy, people joining and leaving during the year.',
  },
];

const owned = [
  {
    title: 'Motor',
    text: 'Third-party cover is compulsory. Own damage, zero depreciation and engine cover are choices; we say which ones a car of your age still needs.',
  },
  {
    title: 'Travel',
    text: 'Treatment abroad, lost baggage, cancelled trips. Some visas ask for it, with a minimum sum.',
  },
  {
    title: 'Home',
    text: 'The building and what is in it. It is seldom bought, although the loan on the home is often the family’s largest.',
  },
];

const run = [
  {
    title: 'Marine',
    text: 'Goods in transit by sea, air, rail and road, from warehouse to warehouse. For importers, exporters and manufacturers.',
  },
  {
    title: 'Commercial and property',
    text: 'Fire, flood, burglary and breakdown for factories, shops and stock. The sum insured should be the cost of building again.',
  },
  {
    title: 'Business packages',
    text: 'Several covers in one policy for a small firm: premises, stock, money, machines and liability to others.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Life, health, general and loan-protection cover, compared before you buy and supported when you claim.">
        <Link to="#enquiry" look="button">
          Ask for a comparison
        </Link>
        <Link to="#general" look="second">
          See general insurance
        </Link>
      </PageBanner>
      <Band
        ground="leaf"
        head={{
          note: 'Where to begin',
          title: 'Which insurance comes first.',
          lead: 'Cover what would ruin the family first, and what would only annoy it last.',
          layout: 'wide',
        }}
      >
        <SideBySide layout="figure">
          <Prose>
            <p>
              A policy is a promise that is tested once, on a bad day. What counts on that day is not the
              premium but three lines of the wording: what is covered, what is excluded, and how soon you must
              tell the insurer.
            </p>
            <p>
              So we begin with what could go wrong. An income that stops, a stay in hospital, a loan that
              somebody else must then repay. After these come things: the car, the home, the stock in the
              godown. They can be replaced; a salary cannot.
            </p>
            <ol>
              <li>
                <strong>You and your family:</strong> life and health.
              </li>
              <li>
                <strong>What you owe:</strong> loan protection.
              </li>
              <li>
                <strong>What you own:</strong> motor, home and travel.
              </li>
              <li>
                <strong>What you run:</strong> marine, commercial property and business packages.
              </li>
            </ol>
          </Prose>
          <FigureFrame
            title="Four arches of cover"
            description="A family of three stands under four nested arches while rain falls from above and stops at the outermost one. The innermost arch is you and your family; the next, what you owe; then what you own; the outermost, what you run."
            caption="Start in the middle. An outer arch does not help where an inner one is missing."
            viewBox="0 40 320 282"
          >
            <InsideOut />
          </FigureFrame>
          <Prose>
            <p>
              We set offers side by side in the same words, limits and exclusions included. You choose, the
              insurer decides on the proposal, and we stay within reach for renewal and claim. To see sample
              covers with their plans, look at <Link to="/insurence">the insurance overview</Link>.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Band
        ground="panel"
        head={{
          note: 'Kinds of cover',
          title: 'Every cover, by what it protects.',
          layout: 'wide',
          lead: 'You, your health, what you own and what you run.',
        }}
      >
        <AccountBook
          folds
          pages={[
            {
              note: 'You and your family',
              title: 'Life insurance',
              lead: 'For everyone whose income others live on. The sum should replace that income and clear the loans.',
              rows: life,
              after:
                'Tell the insurer everything it asks about health, work and habits. An answer left out can cost your family the claim.',
            },
            {
              note: 'A stay in hospital',
              title: 'Health insurance',
              lead: 'For hospital bills that would otherwise come out of savings, or out of a personal loan.',
              rows: health,
              after:
                'Check that the hospital near you is in the insurer’s cashless network before you sign, not after.',
            },
            {
              id: 'general',
              note: 'What you own',
              title: 'General insurance for a family',
              lead: 'For the car, the journey and the home.',
              rows: owned,
            },
            {
              note: 'What you run',
              title: 'General insurance for a firm',
              lead: 'For goods, premises and what others may claim.',
              rows: run,
            },
          ]}
        />
      </Band>
      <ServiceLayout>
        <Prose
          title="Loan protection"
          lead="A loan does not end with the borrower. This cover repays what is outstanding, so that the home or the shop stays in the family."
        >
          <p>
            It suits home loans, business loans and loans against property. Often it is offered at the bank’s
            desk in the minute of signing. You are free to compare it first, and to take a term plan instead:
            its sum goes to your family, who may then repay the loan. Before you borrow, read{' '}
            <Link to="/services/loanForEveryIndian">what a loan asks of you</Link>.
          </p>
        </Prose>
        <Prose title="Who advises you: check the registration number.">
          <p>
            {advisers} In India, an insurance agent is appointed by an insurer; a broker or a corporate agent
            is registered with the Insurance Regulatory and Development Authority of India (IRDAI). Ask any
            adviser, us included, for the number, and have it confirmed by the insurer or the authority. Pay
            the premium only to the insurer, never to a person.
          </p>
          <p>
            For the first talk bring your existing policies, the ages of those to be covered, your loans and a
            rough figure of what the household spends in a month: see{' '}
            <Link to="/papers">papers to bring</Link>.
          </p>
          <Notice>
            {' '}
            <p>Insurance is the subject matter of solicitation.</p> <Registrations show={['irdai']} />{' '}
          </Notice>
        </Prose>
      </ServiceLayout>
      <Steps
        note="On paper or on a screen"
        title="Digital insurance services."
        lead="Five services that shorten the way from question to policy, and from loss to claim."
        steps={[
          {
            title: 'Instant quote comparison',
            text: 'Offers of several insurers in one table, with the same sum insured.',
          },
          {
            title: 'Online policy issuance',
            text: 'Proposal, payment to the insurer and policy document without a visit.',
          },
          { title: 'Mobile app', text: 'Policies, due dates and helplines in your pocket.' },
          {
            title: 'Document vault',
            text: 'Policies, bills and proofs in one place, found again when they are needed.',
          },
          {
            title: 'Claim support',
            text: 'Which form, which bill, which deadline; and a person who follows it up.',
          },
        ]}
      />
      <Enquiry
        form={insuranceServices}
        title="Which insurance is missing, and which is paid for twice?"
        lead="Say what is to be covered. In the talk we read your policies with you and tell you what they would pay, and what they would not."
        rosette="insurance"
        action={{ label: 'Have your policies read', to: '/appointment' }}
      />
    </>
  );
}
