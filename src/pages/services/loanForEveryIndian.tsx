import { LoanRanges, loanRangesHeight } from '../../components/drawings/loan-ranges.tsx';
import { Link } from '../../components/link.tsx';
import {
  business,
  coverage,
  figures,
  personal,
  questions,
  ranges,
  reasons,
  schemes,
  secured,
  summary,
} from '../../content/loans.ts';
import { Band } from '../../sections/band.tsx';
import { CalculatorBand } from '../../sections/calculator-band.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { CardGrid } from '../../sections/card-grid.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { Faq } from '../../sections/faq.tsx';
import { FigureBand } from '../../sections/figure-band.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { LedgerTable } from '../../sections/ledger-table.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Page } from '../../sections/page.tsx';
import { Prose } from '../../sections/prose.tsx';
import { ServiceLayout } from '../../sections/service-layout.tsx';

export function Screen() {
  return (
    <Page
      title="Loan For Every Indian"
      description="Personal, home, car, gold, property and business loans from 50+ lending partners, up to ₹ 5 crore and 30 years, 100 % digital."
    >
      <PageBanner
        path="/services/loanForEveryIndian"
        title="Loan For Every Indian"
        lead="Personal, secured and business loans, from ₹ 50,000 to ₹ 5 crore, with 50+ lending partners."
      >
        <Link to="/services/loanForEveryIndian#apply" look="button">
          Apply for Loan
        </Link>
        <Link to="/services/loanForEveryIndian#amounts" look="on-plate">
          Compare the amounts
        </Link>
      </PageBanner>
      <FigureBand items={figures} />
      <Band
        id="amounts"
        head={{
          note: 'All loans',
          title: 'Which loan is how large?',
          lead: 'Two questions narrow the choice: how much you need, and whether you can offer security. As a rule, secured loans are larger, longer and cheaper.',
        }}
        figure={
          <FigureFrame
            viewBox={`0 0 300 ${loanRangesHeight(ranges.length)}`}
            title="Loan amounts side by side"
            description="Six bars on one scale from ₹ 50,000 to ₹ 5 crore, on which each mark is ten times the one before. Holiday ₹ 50,000 to 5 lakh. Mudra ₹ 50,000 to 10 lakh. Personal ₹ 50,000 to 25 lakh. Business, unsecured, ₹ 1 lakh to 1 crore. CGTMSE up to ₹ 2 crore. Home ₹ 5 lakh to 5 crore."
            caption="Each mark of the scale is ten times the one before. “Business” is the unsecured business loan."
          >
            <LoanRanges ranges={ranges} />
          </FigureFrame>
        }
      >
        <LedgerTable
          caption="Summary of loans"
          columns={['Loan', 'What it is', 'Amount or term']}
          rows={summary}
        />
      </Band>
      <CalculatorBand name="loan" />
      <Band
        ground="panel"
        head={{
          note: 'Personal loans',
          title: 'On your income alone.',
          layout: 'wide',
          lead: 'Nothing is pledged, so the lender relies on salary or business income and on your credit report.',
        }}
      >
        <CardGrid cards={personal} columns={2} />
      </Band>
      <Band
        head={{
          note: 'Secured loans',
          title: 'Against a home, a car, land or gold.',
          lead: 'The security lowers the rate and lengthens the term. It can be lost if the loan is not repaid, so borrow with a margin.',
        }}
      >
        <CardGrid cards={secured} columns={4} />
      </Band>
      <Band
        ground="ledger"
        head={{
          note: 'Business loans',
          title: 'For stock, machines and growth.',
          lead: 'For proprietors, partnerships and companies with a record of sales.',
        }}
      >
        <Checklist items={business} />
        <p>
          If customers owe you money already, <Link to="/services/billDiscounting">bill discounting</Link> may
          need no loan at all.
        </p>
      </Band>
      <Band
        head={{
          note: 'Government schemes',
          title: 'Two schemes for MSMEs without collateral.',
          layout: 'wide',
          lead: 'The state does not hand out this money itself. It makes it easier for your bank to say yes.',
        }}
      >
        <CardGrid cards={schemes} columns={2} />
      </Band>
      <Band ground="leaf" head={{ note: 'Why choose us', title: 'We read your papers as a lender will.' }}>
        <Checklist items={reasons} />
      </Band>
      <CalculatorBand name="borrow" />
      <CallToAction
        title="Say what you need. We will say what is possible."
        text="Amount, purpose and income: with these three a first answer can be given."
        action={{ label: 'Get Started Now', to: '/services/loanForEveryIndian#contact' }}
        rosette="loans"
      />
      <Band head={{ note: 'Coverage', title: 'From metros to district towns.' }}>
        <LedgerTable
          caption="Coverage by city tier"
          columns={['Tier', 'Places', 'What is offered']}
          rows={coverage}
          amount={false}
        />
      </Band>
      <ServiceLayout path="/services/loanForEveryIndian">
        <Prose
          id="apply"
          title="Apply for a loan"
          lead="An application is three things: who you are, what you earn, and what you owe already."
        >
          <h3>If you are employed</h3>
          <ul>
            <li>PAN, Aadhaar and proof of address</li>
            <li>Salary slips, Form 16 and statements of the salary account</li>
          </ul>
          <h3>If you run a business</h3>
          <ul>
            <li>PAN, Aadhaar, and Udyam or GST registration</li>
            <li>Income-tax returns with accounts, GST returns and bank statements</li>
          </ul>
          <h3>If you offer security</h3>
          <ul>
            <li>Title papers of the property, the car’s quotation, or the ornaments themselves</li>
          </ul>
          <p>
            <Link to="/contact" look="outline">
              Send your loan enquiry
            </Link>
          </p>
          <Notice>
            We are not a lender. Approval, rate and amount are the lender’s decision, and no approval is
            promised. No fee is ever asked for in the chat.
          </Notice>
        </Prose>
        <Faq title="Questions from MSMEs" mode="loan" items={questions} />
        <ContactBlock
          id="contact"
          title="Get started"
          text="Call, write or chat. Have amount, purpose and monthly income at hand; papers can follow."
        />
      </ServiceLayout>
    </Page>
  );
}
