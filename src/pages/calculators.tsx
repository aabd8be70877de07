import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { CalculatorBand } from '../sections/calculator-band.tsx';
import { CalculatorIndex } from '../sections/calculator-index.tsx';
import { Notice } from '../sections/notice.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <>
      <PageBanner lead="Sums to do before you decide, exact to the paisa, each with its assumptions beside it.">
        <Link to="#reckon-loan" look="button">
          Calculate an instalment
        </Link>
        <Link to="#reckon-bill" look="second">
          Calculate what a bill brings
        </Link>
      </PageBanner>
      <CalculatorIndex />
      <CalculatorBand name="loan" />
      <CalculatorBand name="borrow" ground="panel" />
      <CalculatorBand name="bill" />
      <CalculatorBand name="export" ground="ledger" />
      <CalculatorBand name="restructuring" />
      <CalculatorBand name="rating" ground="panel" />
      <Band>
        <Notice title="Indicative, not an offer">
          <p>
            We are not a lender. Rate, amount and charges are the lender’s decision. What becomes of your
            figures is told under <Link to="/privacy#device">privacy, on your device</Link>.
          </p>
        </Notice>
      </Band>
    </>
  );
}
