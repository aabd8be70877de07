import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Debt Restructuring Services"
      description="Debt restructuring with your existing bank: higher limits or lower interest in 15–30 working days. You pay only on successful implementation."
    >
      <PageBanner
        path="/services/investment-banking"
        title="Debt Restructuring Services"
        lead="A higher limit or a lower interest rate, with the bank you already have, in 15–30 working days."
      />
    </Page>
  );
}
