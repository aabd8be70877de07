import { bankingExpert } from '../../enquiry/forms/protection.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { TwoPans } from '../../sections/drawings/two-pans.tsx';
import { Link } from '../../components/link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageAction } from '../../sections/page-action.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { SideNote } from '../../sections/side-note.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';
import { firm } from '../../site/firm.ts';
import { figures } from '../../site/figures.ts';

const expertise = [
  'Interest cost optimisation',
  'Limit enhancement',
  'Deposit returns',
  'Working capital',
  'Home loans',
  'Banking restructuring',
  { label: 'Credit rating', to: '/services/credit-rating' },
  { label: 'Consultancy for corporates', to: '/services/FinancialConsultancyforCorporates' },
  'Projections for 1–3 years',
  'NPA and compliance',
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro="Ask a senior banker about your loan, limit or deposits. The 15-minute discovery call is free.">
        <Link to="/appointment?about=Banking%20Domain%20Expert%20Consultancy" variant="button">
          Book the free discovery call
        </Link>
        <Link to="#services" variant="second">
          See what the expert does
        </Link>
      </PageBanner>
      <PageSection>
        <SideBySide layout="figure">
          <Prose
            title="About the expert"
            intro={`${firm.founder.name}, our founder, has spent 22+ years in banking and finance, and now advises you.`}
          >
            <p>
              Every family and every firm pays interest and earns interest, but hardly anyone looks at both
              together. You may be paying interest on an overdraft while a fixed deposit in the same bank
              earns less. Your home loan may still have an old, higher spread.
            </p>
          </Prose>
          <FigureFrame
            title="Interest you pay and interest you earn"
            description="A pair of scales. The left pan, interest you pay, hangs low under a tall stack of coins; an arrow below it points up: a lower rate, a limit that fits. The right pan, interest you earn, rides high with two coins; an arrow below it points down: idle money, better placed."
            caption="We look at both: lower interest on your loans and better returns on your deposits."
            viewBox="0 24 320 338"
          >
            <TwoPans />
          </FigureFrame>
          <Prose>
            <p>
              We compare the rate, limit and charges of what you owe with the tenor and safety of what you
              have. Then we tell you what to ask your bank for, and what it will want in return.
            </p>
          </Prose>
        </SideBySide>
      </PageSection>
      <PageSection
        id="services"
        ground="card"
        head={{ note: 'Our services', title: 'What our banking expert does for you', layout: 'stacked' }}
      >
        <DataTable
          caption="The five services of the banking expert"
          amount={false}
          columns={['Service', 'What we check', 'What you get']}
          rows={[
            [
              'Interest cost optimisation',
              'Rate, spread, reset dates, charges, and loans that could be joined or moved',
              'A list of requests to your bank, largest saving first',
            ],
            [
              'Limit enhancement',
              'Turnover, stock, debtors, security and use of the present limit',
              'The limit your figures support, with documents',
            ],
            [
              'Better deposit returns',
              'Idle balances, tenors, early withdrawal and tax',
              'Deposits that mature when you need the money',
            ],
            [
              'Banking restructuring',
              'Loans in several banks, with EMIs that no longer fit the income',
              'One plan for all, with projections for 1–3 years',
            ],
            [
              'One-on-one consultations',
              'Your question: an offer, a refusal, a notice, a guarantee',
              'A clear answer and the next step',
            ],
          ]}
        />
        <p>
          For business loans with your existing bank, see{' '}
          <Link to="/services/investment-banking">debt restructuring services</Link>. Make your own list under{' '}
          <Link to="/papers">documents to bring</Link>.
        </p>
      </PageSection>
      <FigureSpread
        low
        figure={{ ...figures.years, label: 'years in banking and finance' }}
        items={[
          figures.assetBook,
          { value: '15', unit: 'minutes', label: 'discovery call, free of charge' },
          { value: '1', to: '3', unit: 'years', label: 'projections prepared for your bank' },
        ]}
      />
      <ServiceLayout
        asideName="note"
        aside={
          <Notice>
            We are not a lender and not a bank. The bank decides on rates, limits and approvals, and no one
            can promise an approval.
          </Notice>
        }
      >
        <Prose
          title="Why individuals need a banking expert"
          intro="Large companies have a treasurer. A family with a home loan and savings has the same questions and no one to ask."
        >
          <p>
            Your branch is helpful but works for the bank. Your rate depends on your CIBIL score, your
            employer, your security and how the request is made. We also explain the terms: once repo-linked,
            spread, reset and foreclosure are clear, letters from the bank are easy to follow.
          </p>
        </Prose>
        <SideNote title="Who should book a call">
          <Checklist
            items={[
              'Families with a home loan and savings',
              'Self-employed people and professionals',
              'Proprietors and partners of MSMEs',
              'NRIs with accounts and loans in India',
              'Retired people who live on deposits',
              'Anyone whose request a bank has refused',
            ]}
          />
          <PageAction />
        </SideNote>
      </ServiceLayout>
      <Reasons
        title="Why you can trust our advice"
        reasons={[
          {
            title: 'Nothing is sold in the call',
            text: 'The 15 minutes are for your question. You get the price of further work in writing first.',
          },
          {
            title: 'Figures you can check',
            text: 'Every recommendation comes with the calculation, for you or your accountant.',
          },
          {
            title: 'Your documents stay private',
            text: 'Never share a PIN, password or OTP with us or anyone else. We do not need them.',
          },
        ]}
        after={<TagList title="Areas of expertise" level={2} tags={expertise} runs />}
      />
      <Steps
        note="15 minutes"
        title="How the free discovery call works"
        steps={[
          {
            title: 'Tell us what it is about',
            text: 'A rate, a limit, a refusal, a deposit that matures. One sentence is enough.',
          },
          {
            title: 'Learn whether we can help',
            text: 'We tell you if there is something to gain, and if not.',
          },
          {
            title: 'Know what to bring',
            text: 'Sanction letters, loan and account statements, and a list of deposits.',
          },
        ]}
      />
      <Enquiry
        form={bankingExpert}
        id="contact"
        title="Ask for your free discovery call"
        intro="One line is enough. Or call us, and tell us when we can call back."
        rosette="banking-expert"
        ways={{ show: ['hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
