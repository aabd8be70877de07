import { ratingProcess } from '../../enquiry/forms/balance-sheet.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LakhInCrore, lakhInCroreFrame } from '../../sections/drawings/lakh-in-crore.tsx';
import { Link } from '../../components/link.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBox } from '../../sections/side-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';

/** Six agencies, each with its notation of an A rating. */
const agencies = [
  ['CRISIL', '“CRISIL A”'],
  ['ICRA', '“[ICRA]A”'],
  ['CARE', '“CARE A”'],
  ['India Ratings', '“IND A”'],
  ['Acuite', '“ACUITE A”'],
  ['Brickwork', '“BWR A”'],
];

/** For the rating itself, then for its documents. */
const services = [
  {
    title: 'Readiness review',
    text: 'What an analyst would question in your file today, and how to correct it.',
  },
  {
    title: 'First rating',
    text: 'From the choice of the agency to the rating letter, if you have never been rated.',
  },
  {
    title: 'Rating upgrade',
    text: 'Your figures have improved: we show the agency why a better rating is due.',
  },
  {
    title: 'Figures and projections',
    text: 'Accounts explained and projections prepared as analysts read them.',
  },
  {
    title: 'Interview preparation',
    text: 'You and your finance head rehearse the analyst’s questions.',
  },
  {
    title: 'Surveillance support',
    text: 'Statements sent on time, and a warning before a ratio gets worse.',
  },
];

const steps = [
  {
    title: 'Initial consultation',
    text: 'What you need the rating for, and whether you are ready. Bring your latest accounts.',
  },
  {
    title: 'Document preparation',
    text: 'Accounts, sanction letters, tax returns, projections and management profile.',
  },
  {
    title: 'Submission',
    text: 'You choose the agency, sign its mandate and submit the file.',
  },
  {
    title: 'Management interview',
    text: 'Analysts meet your management. We prepare you and follow up on open points.',
  },
  {
    title: 'Rating assignment',
    text: 'The agency’s committee decides. We go through the rationale with you.',
  },
  {
    title: 'Ongoing surveillance',
    text: 'The agency keeps reviewing. We help you keep the rating.',
  },
];

const reasons = [
  {
    title: 'We know how lenders use a rating',
    text: 'From our founder’s 22+ years in banking and finance.',
  },
  {
    title: 'The agency that suits you',
    text: 'We suggest one and tell you why.',
  },
  { title: 'Clear answers', text: 'If it is too early, we say so, and what to do first.' },
  {
    title: 'Use your rating with your bank',
    text: 'We take the rating to your lender, where it saves you money.',
  },
];

const industries = [
  'Manufacturing',
  'Trading and distribution',
  'Infrastructure and construction',
  'Real estate',
  'NBFCs and finance companies',
  'Healthcare',
  'Education',
  'Logistics',
  'Hospitality',
  'Information technology',
];

const appointment = {
  label: 'Get a readiness review',
  to: '/appointment?about=Rating%20Services%20and%20Process',
} as const;

export function Screen() {
  return (
    <>
      <PageBanner
        title="Credit Rating Advisory: Services and Process"
        intro="A rate that is 1% lower saves ₹1 lakh a year on ₹1 crore. We take your company to a first rating or an upgrade, usually in 4–8 weeks."
      >
        <Link to={appointment.to} variant="button">
          {appointment.label}
        </Link>
        <Link to="#services" variant="second">
          See the rating services
        </Link>
      </PageBanner>
      <PageSection
        ground="card"
        head={{
          note: 'Agencies',
          title: 'The rating agencies',
          intro:
            'You choose; we suggest the agency that suits your business. All use the same letters, with their own name in front.',
        }}
        figure={
          <DataTable caption="How each agency writes an A" columns={['Agency', 'Writes']} rows={agencies} />
        }
      >
        <h3>Why a credit rating matters</h3>
        <p>
          A rating is mandatory for public debt of ₹100 crore or more. SEBI asks for one on smaller public
          issues too. For a bank loan, a rating is a reason to ask for a better rate or a higher limit.
        </p>
        <p>
          A rating taken too early does harm: it is published and takes time to improve. So we first check
          whether your company is ready.
        </p>
        <p>
          This page covers our services and the steps. What a rating is, and how we prepare you:{' '}
          <Link to="/services/credit-rating">Credit Rating Advisory</Link>.
        </p>
      </PageSection>
      <FigureSpread
        figure={{
          value: '100',
          prefix: '₹',
          unit: 'crore',
          label: 'public debt issue: rating is mandatory',
        }}
        items={[
          { value: '1', to: '2', unit: '%', label: 'lending-rate differential' },
          { value: '1', prefix: '₹', unit: 'lakh', label: 'saved a year on ₹1 crore at 1% less' },
          { value: '0.5', to: '1', unit: '%', label: 'more interest a year on deposits' },
        ]}
      />
      <PageSection
        id="services"
        ground="muted"
        head={{
          title: 'Our rating services, alone or together',
          intro: 'You get our fee in writing before we start. The agency charges its own fee.',
        }}
      >
        <GroupedRows
          groups={[
            { note: 'From review to rating', title: 'Getting the rating', rows: services.slice(0, 3) },
            {
              note: 'Also after the rating',
              title: 'Figures, interview and surveillance',
              rows: services.slice(3),
            },
          ]}
        />
        <PageAction />
      </PageSection>
      <Steps
        note="Step by step"
        title="The rating process step by step"
        steps={steps}
        halves={['Up to submission', 'With the agency']}
      />
      <ServiceLayout
        asideName="industries"
        aside={
          <SideBox title="Industries we prepare for a rating">
            <TagList runs tags={industries} />
          </SideBox>
        }
      >
        <Prose title="What a rating does to a loan">
          <SideBySide layout="figure">
            <Prose>
              <p>
                On a loan of ₹1 crore, a rate that is 1% lower saves ₹1 lakh a year. The agency’s yearly fee
                and ours reduce the saving. A better deposit rate, which we can look for separately, adds{' '}
                {noWrapRanges('0.5–1%')} yearly.
              </p>
              <p>
                With your present bank, the new terms are agreed as{' '}
                <Link to="/services/investment-banking">debt restructuring</Link>.
              </p>
            </Prose>
            <FigureFrame {...lakhInCroreFrame} caption="What 1–2% means on a loan of ₹1 crore.">
              <LakhInCrore />
            </FigureFrame>
          </SideBySide>
        </Prose>
        <Prose title="Why choose us for your rating">
          <Checklist items={reasons} />
          <Notice>
            We are not a rating agency. The agency decides on the rating, and the lender on the terms of a
            loan.
          </Notice>
        </Prose>
      </ServiceLayout>
      <Enquiry
        form={ratingProcess}
        title="Find out whether you are ready for a rating"
        intro="Tell us the company and the service. We call back, say whether the time is right, and if not, what to do first."
        rosette="rating-process"
        action={appointment}
      />
    </>
  );
}
