import words from '#words/pages/calculators.json';
import { RichText } from '../components/rich-text.tsx';
import { Link } from '../components/link.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { CalculatorSection } from '../sections/calculator-section.tsx';
import { CalculatorList } from '../sections/calculator-list.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { SaveAndShare } from '../sections/save-and-share.tsx';

export function Screen() {
  return (
    <>
      <PageBanner title={words.banner.title} intro={words.banner.intro}>
        <Link to="#calculator-loan" variant="button">
          {words.banner.emi}
        </Link>
        <Link to="#calculator-bill" variant="second">
          {words.banner.bills}
        </Link>
      </PageBanner>
      <CalculatorSection name="loan">
        <p>
          <RichText text={words.loan.offers} />
        </p>
      </CalculatorSection>
      <PageSection ground="muted" head={words.others}>
        <CalculatorList except={['loan', 'offers', 'flat']} />
        <p>
          <RichText text={words.others.privacy} />
        </p>
        <p>
          <Link to="/contact?about=Something%20else#message" variant="button">
            {words.others.enquiry}
          </Link>
        </p>
      </PageSection>
      <SaveAndShare />
    </>
  );
}
