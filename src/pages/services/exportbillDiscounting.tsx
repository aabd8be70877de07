import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Export Bill Discounting"
      description="Export bill discounting advances 70–90 % of the invoice in 1–3 days, instead of a wait of 30–180 days, with limits up to 10 crore and more."
    >
      <PageBanner
        path="/services/exportbillDiscounting"
        title="Export Bill Discounting"
        lead="Be paid for an export shipment in 1–3 days instead of waiting 30–180: 70–90 % of the invoice is advanced."
      />
    </Page>
  );
}
