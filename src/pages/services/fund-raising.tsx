import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Fund Raising"
      description="Raise funds from India and abroad: international funding, standby letters of credit structured and discounted, from first file to release."
    >
      <PageBanner
        path="/services/fund-raising"
        title="Fund Raising"
        lead="Funding from India and abroad for companies that need it: international funding, and standby letters of credit structured and discounted."
      />
    </Page>
  );
}
