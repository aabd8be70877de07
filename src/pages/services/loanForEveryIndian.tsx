import { loans } from '../../enquiry/forms/capital.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { LoanRanges, loanRangesHeight } from '../../sections/drawings/loan-ranges.tsx';
import { Link } from '../../components/link.tsx';
import {
  coverage,
  kinds,
  largestLoan,
  loanFigures,
  questions,
  ranges,
  reasons,
  summary,
} from '../../content/loans.ts';
import { mudraNotice } from '../../content/mudra.ts';
import { PageSection } from '../../sections/page-section.tsx';
import { CalculatorSection } from '../../sections/calculator-section.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { DataTable } from '../../sections/data-table.tsx';
import { GroupedRows } from '../../sections/grouped-rows.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';

export function Screen() {
  return (
    <>
      <PageBanner intro="Home, personal, car, gold and business loans from ₹50,000 to ₹5 crore. We compare 50+ lenders, with EMI and all charges.">
        <Link to="#apply" variant="button">
          Apply for Loan
        </Link>
        <Link to="#amounts" variant="second">
          Compare the amounts
        </Link>
      </PageBanner>
      <PageSection
        id="amounts"
        head={{
          note: 'All loans',
          title: 'Loan amounts compared',
        }}
        along
        figure={
          <FigureFrame
            viewBox={`0 0 300 ${loanRangesHeight(ranges.length)}`}
            title="Loan amounts compared"
            description="Bars from ₹50,000 to ₹5 crore, as in the table."
            caption="Each mark is 10 times the previous one."
          >
            <LoanRanges ranges={ranges} />
          </FigureFrame>
        }
      >
        <DataTable
          caption="Summary of loans"
          columns={['Loan', 'In figures']}
          rows={summary.map(({ title, description }) => [title, description])}
          icons={summary.map(({ icon }) => icon)}
          note="Mudra and CGTMSE loans can be larger: see below."
        />
      </PageSection>
      <FigureSpread figure={largestLoan} items={loanFigures} />
      <PageSection ground="muted" head={{ title: 'Which loan fits your need', layout: 'wide' }}>
        <GroupedRows groups={kinds} />
        <Notice>{mudraNotice}</Notice>
      </PageSection>
      <CalculatorSection name="loan">
        <p>
          Or <Link to="/calculators#calculator-borrow">check your loan eligibility</Link>, or{' '}
          <Link to="/compare-loans">compare two loan offers</Link>.
        </p>
      </CalculatorSection>
      <CallToAction
        title="Why choose us for a loan"
        text="50+ lenders, one form."
        action={{ label: 'Get Started Now', to: '#contact' }}
        rosette="loans"
        points={reasons}
      />
      <PageSection ground="card" head={{ title: 'Where we arrange loans' }}>
        <DataTable
          caption="Coverage by city tier"
          columns={['Tier', 'Places']}
          rows={coverage}
          amount={false}
        />
        <p>
          <Link to="/papers">Documents to bring</Link>: PAN, Aadhaar, bank statements, proof of income. Living
          abroad? See the <Link to="/nri">NRI guide</Link>. Unpaid invoices? See{' '}
          <Link to="/services/billDiscounting">bill discounting</Link>.
        </p>
      </PageSection>
      <ServiceLayout
        asideName="note"
        aside={
          <Notice>
            <p>We are not a lender: the lender decides. We never ask for a fee in the chat.</p>
            <p>
              Before you sign for a personal or home loan, or an MSME’s term loan, the lender must give you a{' '}
              <Link to="/terms#before-you-borrow">Key Facts Statement</Link> with the yearly cost (APR) and
              all charges.
            </p>
          </Notice>
        }
      >
        <Faq title="Loan questions from MSMEs" mode="single" open={[0, 1]} items={questions} />
      </ServiceLayout>
      <section id="apply">
        <Enquiry
          form={loans}
          id="contact"
          title="Apply for a loan"
          intro="Tell us the loan, amount and city."
          rosette="loans"
        />
      </section>
    </>
  );
}
