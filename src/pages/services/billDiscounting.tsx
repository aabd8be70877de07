import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Bill Discounting"
      description="Bill discounting turns approved invoices into cash: ₹ 5 lakh payable in 60 days is advanced as ₹ 4.75 lakh, for tenors of 30 to 120 days."
    >
      <PageBanner
        path="/services/billDiscounting"
        title="Bill Discounting"
        lead="Turn an approved invoice into cash now: an invoice of ₹ 5 lakh payable in 60 days is advanced as ₹ 4.75 lakh."
      />
    </Page>
  );
}
