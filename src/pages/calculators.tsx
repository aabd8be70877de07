import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { CalculatorList } from '../sections/calculator-list.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { TakeAlong } from '../sections/take-along.tsx';

export function Screen() {
  return (
    <>
      <PageBanner
        title="Calculators"
        intro="Work out your EMI, loan eligibility, bill discounting cost and savings before you decide."
      >
        <Link to="#calculator-loan" variant="button">
          Calculate your EMI
        </Link>
        <Link to="#calculator-bill" variant="second">
          Calculate bill discounting
        </Link>
      </PageBanner>
      <CalculatorSection name="loan">
        <p>
          Do you have two offers? <Link to="/compare-loans">Compare two loan offers</Link>.
        </p>
      </CalculatorSection>
      <PageSection
        ground="muted"
        head={{
          title: 'Eligibility, bills and savings',
          intro:
            'Enter your own figures. We are not a lender: the lender decides the rate, amount and charges.',
        }}
      >
        <CalculatorList except={['loan', 'offers']} />
        <p>
          Privacy: see <Link to="/privacy#device">what stays on your device</Link>.
        </p>
        <p>
          <Link to="/contact?about=Something%20else#message" variant="button">
            Ask about your figures
          </Link>
        </p>
      </PageSection>
      <TakeAlong />
    </>
  );
}
