import { bankingExpert } from '../../enquiry/forms/protect.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { TwoPans } from '../../sections/drawings/two-pans.tsx';
import { Link } from '../../components/link.tsx';
import { Band } from '../../sections/band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Reasons } from '../../sections/reasons.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Slip } from '../../sections/slip.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';
import { Steps } from '../../sections/steps.tsx';
import { TagList } from '../../sections/tag-list.tsx';

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
      <PageBanner lead="One to one with a banker with 22+ years of experience. The first call of 15 minutes is free.">
        <Link to="/appointment" look="button">
          Book the free discovery call
        </Link>
        <Link to="#services" look="second">
          See what the expert does
        </Link>
      </PageBanner>
      <FigureBand
        items={[
          { value: '22', unit: '+', label: 'years in banking' },
          { value: '200', unit: ' %+', label: 'growth of the asset book, by the expert’s own account' },
          { value: '15', unit: 'minutes', label: 'discovery call, free of charge' },
          { value: '1', to: '3', unit: 'years', label: 'covered by your projections' },
        ]}
      />
      <Band>
        <SideBySide layout="figure">
          <Prose
            title="About the expert: a banker who now advises you"
            lead="Banks decide by rules that customers seldom see. Our expert worked with those rules for 22+ years."
          >
            <p>
              Every household and every firm has two kinds of interest: what it pays and what it earns. They
              are settled at different counters, on different days, and so nobody looks at them together. An
              overdraft is in use while a deposit rests in the same bank at a lower rate. A home loan still
              carries the spread of the year in which it was signed.
            </p>
          </Prose>
          <FigureFrame
            title="Two kinds of interest in the scales"
            description="A pair of scales. The left pan, interest you pay, hangs low under a tall stack of coins; an arrow below it points up: a lower rate, a limit that fits. The right pan, interest you earn, rides high with two coins; an arrow below it points down: idle money, better placed."
            caption="The beam can be levelled from both sides. Most people only ever ask about one."
            viewBox="0 24 320 338"
          >
            <TwoPans />
          </FigureFrame>
          <Prose>
            <p>
              The expert puts both into the scales. On one side the rate, the limit and the charges of what
              you owe. On the other the tenor, the split and the safety of what you have. Then you hear what
              can be asked for, in which words, and what the bank will want to see in return.
            </p>
            <p>
              The record behind it: 22+ years, and an asset book that grew by 200 %+. An asset book is the sum
              of loans that a banker has given and must see repaid. It teaches which requests are granted, and
              why.
            </p>
          </Prose>
        </SideBySide>
      </Band>
      <Band
        id="services"
        ground="leaf"
        head={{ note: 'Services', title: 'Services of the banking expert.', layout: 'stacked' }}
      >
        <LedgerTable
          caption="The five services of the banking expert"
          amount={false}
          columns={['Service', 'What we look at', 'What you take away']}
          rows={[
            [
              'Interest cost optimisation',
              'Rate, benchmark, spread, reset dates, charges, and loans that could be joined or moved',
              'A list of what to ask your bank for, in order of what it saves',
            ],
            [
              'Limit enhancement',
              'Turnover in the account, stock, debtors, security, and how the present limit is used',
              'The limit your figures support, and the papers that show it',
            ],
            [
              'Better deposit returns',
              'Idle balances, tenors, early withdrawal, tax, and who stands behind each deposit',
              'A ladder of deposits that fall due when you need the money',
            ],
            [
              'Banking restructuring',
              'Loans, limits and accounts in several banks, with instalments that no longer fit the income',
              'One plan for all of them, with projections for 1–3 years',
            ],
            [
              'One-on-one consultations',
              'The single question you bring: an offer, a refusal, a notice, a guarantee',
              'An answer in plain words, and the next step',
            ],
          ]}
        />
        <p>
          Loans of a business with its existing bank have a page of their own:{' '}
          <Link to="/services/investment-banking">debt restructuring services</Link>. Your own list:{' '}
          <Link to="/papers">papers to bring</Link>.
        </p>
      </Band>
      <ServiceLayout
        asideName="note"
        aside={
          <Notice>
            We are not a lender and not a bank. Rates, limits and approvals are the decision of the bank, and
            no approval is promised.
          </Notice>
        }
      >
        <Prose
          title="Why individuals need a banker of their own"
          lead="Large companies have a treasurer. A family with a home loan, a shop and some savings has the same questions and nobody to ask."
        >
          <p>
            The person at the branch is helpful, but works for the bank and changes every few years. Websites
            compare headline rates; your rate depends on your score, your employer, your security and on how
            the request is put. A second reading by someone without a target to meet costs little beside a
            loan that runs for decades.
          </p>
          <p>
            You also learn the words. Repo-linked, spread, reset, drawing power, lien, foreclosure: once they
            are clear, a letter from the bank loses its terror.
          </p>
        </Prose>
        <Slip title="Who should book a call with the expert">
          <Checklist
            items={[
              'Families with a home loan and savings side by side',
              'Self-employed people and professionals',
              'Proprietors and partners of MSMEs',
              'NRIs with accounts and loans in India',
              'Retired people who live on deposits',
              'Anyone whose request a bank has refused',
            ]}
          />
        </Slip>
      </ServiceLayout>
      <Reasons
        note="Before you call"
        title="Why you can trust the expert’s advice."
        reasons={[
          {
            title: 'Nothing is sold in the call',
            text: 'The 15 minutes are for your question. What further work would cost is put in writing first.',
          },
          {
            title: 'Figures before opinions',
            text: 'Advice comes with the sum worked out, so that you or your accountant can check it.',
          },
          {
            title: 'Your documents stay private',
            text: 'Never share a PIN, a password or an OTP, with us or with anybody. We do not need them.',
          },
          {
            title: 'Honest about limits',
            text: 'We prepare and argue. The bank decides, and we cannot promise its answer.',
          },
        ]}
        after={<TagList title="Areas of expertise" level={2} tags={expertise} runs />}
      />
      <Steps
        note="15 minutes"
        title="The free discovery call of 15 minutes"
        lead="The free 15-minute discovery call has three parts."
        steps={[
          {
            title: 'Say what it is about',
            text: 'A rate, a limit, a refusal, a deposit that falls due. One sentence is enough.',
          },
          {
            title: 'Hear whether we can help',
            text: 'You learn if there is something to gain. If there is not, we say so.',
          },
          {
            title: 'Know what to bring',
            text: 'Sanction letters, statements of the loan and the account, and a list of deposits.',
          },
        ]}
      />
      <Enquiry
        form={bankingExpert}
        id="contact"
        title="Ask for your free discovery call."
        lead="Put your question to a banker: one line is enough for a first answer. Or call, and say when you can speak undisturbed."
        rosette="banking-expert"
        ways={{ show: ['hours', 'phone', 'email', 'chat'] }}
      />
    </>
  );
}
