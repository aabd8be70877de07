import { insuranceServices } from '../../enquiry/forms/protection.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { InsideOut } from '../../sections/drawings/inside-out.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { Notice } from '../../sections/notice.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Registrations } from '../../sections/registrations.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import type { LegalDetails } from '../../site/firm-schema.ts';
import { legalDetails } from '../../site/legal-details.ts';
import { sample } from '../../site/sample.ts';

const advisers = sample('Our advisors are IRDAI-registered.', 'licence claim of the insurance advisors');

const { role }: LegalDetails = legalDetails;

const life = [
  {
    title: 'Term plans',
    text: 'The highest cover for the premium. Nothing is paid if you outlive the term.',
  },
  {
    title: 'Savings and endowment plans',
    text: 'Cover with an amount at maturity. We show what each part costs.',
  },
  {
    title: 'Pension and annuity plans',
    text: 'An income for as long as you live.',
  },
  {
    title: 'Keyman and partner cover',
    text: 'For firms that depend on one person.',
  },
];

const health = [
  {
    title: 'Individual and family floater',
    text: 'A sum insured for each person, or one shared by the family.',
  },
  {
    title: 'Senior citizens',
    text: 'Waiting periods, co-payment and room limits matter more than the premium.',
  },
  { title: 'Critical illness', text: 'A lump sum on diagnosis, to spend as you need.' },
  {
    title: 'Group cover for staff',
    text: 'One policy for all employees of an MSME or start-up.',
  },
];

const propertyInsurance = [
  {
    title: 'Motor',
    text: 'Third-party cover is compulsory. We tell you which add-ons a car of your age still needs.',
  },
  {
    title: 'Travel',
    text: 'Treatment abroad, lost baggage, cancelled trips. Some visas ask for it.',
  },
  {
    title: 'Home',
    text: 'The building and what is in it.',
  },
];

const businessInsurance = [
  {
    title: 'Marine',
    text: 'Goods in transit by sea, air, rail and road, for importers, exporters and manufacturers.',
  },
  {
    title: 'Commercial and property',
    text: 'Fire, flood, burglary and breakdown for factories, shops and stock.',
  },
  {
    title: 'Business packages',
    text: 'Premises, stock, money, machines and liability in one policy for a small firm.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="We compare life, health, general and loan-protection policies of several insurers before you buy, and help you when you claim. You pay the premium only to the insurer.">
        <Link to="#enquiry" variant="button">
          Get policies compared
        </Link>
        <Link to="#general" variant="second">
          See general insurance
        </Link>
      </PageBanner>
      <PageSection
        ground="muted"
        head={{
          note: 'Our insurance services',
          title: 'Insurance for your family and your business',
          intro: (
            <>
              This page is about policies that we compare and arrange. Three plans with prices:{' '}
              <Link to="/insurence">Insurance</Link>. How a policy works:{' '}
              <Link to="/insurenceDetails">Insurance Details</Link>.
            </>
          ),
          layout: 'wide',
        }}
      >
        <GroupedRows
          groups={[
            {
              note: 'You and your family',
              title: 'Life insurance',
              intro: 'Cover should replace your income and clear your loans.',
              rows: life,
              after:
                'Answer every question in the proposal. In the first three years, an answer left out can cost your family the claim; after that a life policy cannot be questioned (section 45, Insurance Act). The three years run from issue, start of cover, revival or the last rider, whichever is latest.',
            },
            {
              id: 'general',
              note: 'Your property',
              title: 'General insurance for a family',
              rows: propertyInsurance,
            },
            {
              note: 'A stay in hospital',
              title: 'Health insurance',
              intro: 'For hospital bills that would otherwise use up your savings.',
              rows: health,
              after: 'Check before you buy that a hospital near you is in the insurer’s cashless network.',
            },
            {
              note: 'Your business',
              title: 'General insurance for a firm',
              rows: businessInsurance,
            },
          ]}
        />
      </PageSection>
      <PageSection
        ground="card"
        head={{
          title: 'Which insurance comes first',
          intro: 'Insure first against what your family could not afford to lose.',
          layout: 'wide',
        }}
      >
        <SideBySide layout="figure">
          <Prose>
            <ol>
              <li>
                <strong>You and your family:</strong> life and health
              </li>
              <li>
                <strong>Your loans:</strong> loan protection
              </li>
              <li>
                <strong>Your property:</strong> motor, home and travel
              </li>
              <li>
                <strong>Your business:</strong> marine, commercial property and business packages
              </li>
            </ol>
            <p>
              When you claim, three points of the policy count: what is covered, what is excluded, and how
              soon you must inform the insurer.
            </p>
          </Prose>
          <FigureFrame
            title="Four levels of insurance cover"
            description="A family of three stands under four nested arches while rain falls from above and stops at the outermost one. The innermost arch is you and your family; the next, your loans; then your property; the outermost, your business."

            viewBox="0 40 320 282"
          >
            <InsideOut />
          </FigureFrame>
          <Prose>
            <p>
              We compare policies on the same terms, limits and exclusions included. You choose.
              {role === 'distributor' && ' The insurer you choose pays us a commission.'}
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread
        low
        action
        figure={{
          value: '3',
          unit: 'years',
          label: 'in which an answer left out can cost your family the claim',
        }}
      />
      <ServiceLayout>
        <Prose
          title="Loan protection"
          intro="This cover repays your loan if you no longer can, so that your home or shop stays in the family."
        >
          <p>
            For home loans, business loans and loans against property. You need not take it from your bank:
            compare it with a term plan, whose amount goes to your family. See{' '}
            <Link to="/services/loanForEveryIndian">our loan services</Link>.
          </p>
        </Prose>
        <Prose title="Who advises you">
          <p>
            {advisers} Ask any adviser for the registration or agency number, and check it with the Insurance
            Regulatory and Development Authority of India (IRDAI).
          </p>
          <p>
            Bring your existing policies, the ages of those to be covered, your loans and your monthly
            expenses: see <Link to="/papers">documents to bring</Link>.
          </p>
          <Notice>
            {' '}
            <p>Insurance is the subject matter of solicitation.</p> <Registrations show={['irdai']} />{' '}
          </Notice>
        </Prose>
      </ServiceLayout>
      <Steps
        note="From quote to claim"
        title="Digital insurance services"
        steps={[
          {
            title: 'Instant quote comparison',
            text: 'Several insurers in one table, for the same sum insured.',
          },
          {
            title: 'Online policy issuance',
            text: 'Proposal, payment to the insurer and policy, without a visit.',
          },
          { title: 'Mobile app', text: 'Policies, due dates and helplines on your phone.' },
          {
            title: 'Document vault',
            text: 'Policies, bills and proofs in one place.',
          },
          {
            title: 'Claim support',
            text: 'Which form, which bill, which deadline, and someone who follows it up.',
          },
        ]}
      />
      <Enquiry
        form={insuranceServices}
        title="Get your insurance compared"
        intro="Tell us what to cover. We read your present policies too, and tell you what they would pay."
        rosette="insurance"
        action={{ label: 'Get your policies reviewed', to: '/appointment?about=Insurance%20Services' }}
      />
    </>
  );
}
