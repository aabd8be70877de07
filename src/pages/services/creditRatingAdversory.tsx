import { ratingProcess } from '../../enquiry/forms/balance.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LakhInCrore, lakhInCroreFrame } from '../../sections/drawings/lakh-in-crore.tsx';
import { Link } from '../../components/link.tsx';
import { AccountBook } from '../../sections/account-book.tsx';
import { Band } from '../../sections/band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { SideBox } from '../../sections/side-layout.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { noWrapRanges } from '../../components/no-wrap-ranges.ts';

/** Six agencies, and how an A from each is written. */
const agencies = [
  ['CRISIL', '“CRISIL A”'],
  ['ICRA', '“[ICRA]A”'],
  ['CARE', '“CARE A”'],
  ['India Ratings', '“IND A”'],
  ['Acuite', '“ACUITE A”'],
  ['Brickwork', '“BWR A”'],
];

/** For the rating itself, then for the file behind it. */
const services = [
  {
    title: 'Readiness review',
    text: 'Where you would stand today: strong points, weak points and questions you cannot yet answer.',
  },
  {
    title: 'First rating',
    text: 'The whole path for a company that has never been rated, from the choice of agency to the rationale.',
  },
  {
    title: 'Rating upgrade',
    text: 'For companies whose figures have moved ahead of their rating, and who want a fresh look.',
  },
  {
    title: 'Figures and projections',
    text: 'Accounts arranged as analysts read them, projections with their assumptions written beside them.',
  },
  {
    title: 'Interview preparation',
    text: 'Promoters and finance heads rehearse the questions that decide the analyst’s opinion.',
  },
  {
    title: 'Surveillance support',
    text: 'Statements and disclosures on time, and a word of warning before a covenant or a ratio slips.',
  },
];

const steps = [
  {
    title: 'Initial consultation',
    text: 'We hear what the rating is for, look at the last accounts and say whether the time is right.',
  },
  {
    title: 'Document preparation',
    text: 'Audited accounts, bank statements, sanction letters, tax returns, projections and a profile of the management.',
  },
  {
    title: 'Submission',
    text: 'You sign the mandate of the agency you have chosen, and the file goes in complete.',
  },
  {
    title: 'Management interview',
    text: 'Analysts meet the people who run the company. We prepare them and take note of what is still to be sent.',
  },
  {
    title: 'Rating assignment',
    text: 'The agency’s committee decides. We go through the rationale with you before you accept it.',
  },
  {
    title: 'Ongoing surveillance',
    text: 'The agency keeps watching, and so do we: a rating is kept by the figures that follow it.',
  },
];

const reasons = [
  {
    title: 'Seen from the lender’s side',
    text: 'With 22+ years of experience we know what a lender does with a rating.',
  },
  {
    title: 'The agency that suits you',
    text: 'Each knows some sectors better than others. We suggest one and tell you why.',
  },
  { title: 'Plain answers', text: 'If the time is wrong, we say so, and what has to happen first.' },
  { title: 'From rating to rate', text: 'We take the rating back to your lender: that is where it pays.' },
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

export function Screen() {
  return (
    <>
      <PageBanner
        title="Credit Rating Advisory: Services and Process"
        lead="What we do for a rating, step by step: from the first consultation to surveillance after the rating."
      >
        <Link to="/appointment" look="button">
          Book an appointment
        </Link>
        <Link to="#services" look="second">
          See the rating services
        </Link>
      </PageBanner>
      <Band
        ground="leaf"
        head={{
          note: 'Agencies',
          title: 'The rating agencies, and how each writes a rating.',
          lead: 'Each agency puts its own name before the letters. The letters mean the same, so lenders can compare.',
        }}
        figure={
          <LedgerTable caption="How each agency writes an A" columns={['Agency', 'Writes']} rows={agencies} />
        }
      >
        <p>
          What the letters stand for is explained under{' '}
          <Link to="/services/credit-rating">Credit Rating Advisory</Link>.
        </p>
      </Band>
      <FigureBand
        items={[
          {
            value: '100',
            prefix: '₹ ',
            unit: 'crore',
            label: 'public debt that must be rated, like smaller public issues',
          },
          { value: '1', to: '2', unit: ' %', label: 'lending-rate differential' },
          { value: '1', prefix: '₹ ', unit: 'lakh', label: 'saved a year on ₹ 1 crore at 1 % less' },
          { value: '0.5', to: '1', unit: ' %', label: 'added yearly by a better deposit rate' },
        ]}
      />
      <Band
        head={{
          note: 'Before you ask',
          title: 'Why a credit rating matters.',
          lead: 'Lenders, investors, suppliers and buyers see the letters first, and often nothing else.',
          layout: 'wide',
        }}
      >
        <SideBySide>
          <Prose>
            <p>
              For public debt of ₹&nbsp;100 crore or more a rating is mandatory. Smaller public issues of debt
              securities must be rated too. For a bank loan, ask the bank whether it wants a rating. A company
              with a rating can show an opinion that somebody else has formed and signed. It has a reason to
              ask for a better rate, larger limits or longer credit from its suppliers.
            </p>
          </Prose>
          <Prose>
            <p>
              A rating that is asked for too early does harm. It is published, it is read, and it takes time
              to mend. That is why the first thing we do is to find out whether your company is ready. Begin
              with the <Link to="/papers">papers to bring</Link>.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Band
        id="services"
        ground="panel"
        head={{ note: 'What we do', title: 'Our rating services, alone or together.' }}
      >
        <AccountBook
          folds
          pages={[
            { note: 'Before and for it', title: 'The rating itself', rows: services.slice(0, 3) },
            {
              note: 'In support of it',
              title: 'Figures, interview and surveillance',
              rows: services.slice(3),
            },
          ]}
        />
      </Band>
      <Steps
        note="Step by step"
        title="The rating process, from consultation to surveillance"
        lead="You can prepare for the first four steps, and that is where we spend our time with you."
        steps={steps}
        halves={['Until the file goes in', 'With the agency']}
      />
      <ServiceLayout
        asideName="industries"
        aside={
          <SideBox title="Industries we prepare for a rating">
            <Prose>
              <p>Analysts know the troubles of each trade, so your file should speak of them first:</p>
              <TagList runs tags={industries} />
            </Prose>
          </SideBox>
        }
      >
        <Prose title="What a rating does to a loan">
          <SideBySide layout="figure">
            <Prose lead="The lending-rate differential between ratings is 1–2&nbsp;%. That sounds small until it is counted in rupees.">
              <p>
                On a loan of ₹&nbsp;1 crore, a rate that is 1&nbsp;% lower saves ₹&nbsp;1 lakh a year. As long
                as that sum is owed, it is saved again every year. The agency’s yearly fee and ours come off
                it.
              </p>
              <p>
                The other side of the account counts as well. A better deposit rate on the money you keep with
                the bank adds {noWrapRanges('0.5–1')}&nbsp;% yearly. We ask about both when we take the rating
                to your lender.
              </p>
              <p>
                Where the loan is with your own bank already, the new terms are agreed as{' '}
                <Link to="/services/investment-banking">debt restructuring</Link>.
              </p>
            </Prose>
            <FigureFrame
              {...lakhInCroreFrame}
              caption="What a differential of 1–2 % means on a loan of ₹ 1 crore."
            >
              <LakhInCrore />
            </FigureFrame>
          </SideBySide>
        </Prose>
        <Prose title="Why choose us for your rating">
          <Checklist items={reasons} />
          <Notice>
            We are not a rating agency. Ratings are assigned by the agencies, by their own methods and for
            their own fee, and no adviser can promise one. The terms of a loan are the lender’s decision.
          </Notice>
        </Prose>
      </ServiceLayout>
      <Enquiry
        form={ratingProcess}
        title="Is it the right time for a rating?"
        lead="Ask us before you ask an agency. The answer may be yes, or what to do first."
        rosette="rating-process"
        action={{ label: 'Book an appointment', to: '/appointment' }}
      />
    </>
  );
}
