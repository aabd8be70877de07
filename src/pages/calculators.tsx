import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { CalculatorBand } from '../sections/calculator-band.tsx';
import { CalculatorList } from '../sections/calculator-list.tsx';
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
      <CalculatorBand name="loan" />
      <Band
        ground="panel"
        head={{
          note: 'Other questions',
          title: 'Five more calculators, each with an example.',
          lead: 'Open one and put in your own figures. The results are indicative, not an offer: we are not a lender. Rate, amount and charges are the lender’s decision.',
        }}
      >
        <CalculatorList but="loan" />
        <p>
          What becomes of your figures is told under <Link to="/privacy#device">privacy, on your device</Link>
          .
        </p>
      </Band>
    </>
  );
}
