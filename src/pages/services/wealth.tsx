import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Wealth Management"
      description="Wealth management: mutual funds, PMS, AIF, stock trading, fixed deposits and trading accounts, looked at together and reviewed with you."
    >
      <PageBanner
        path="/services/wealth"
        title="Wealth Management"
        lead="Mutual funds, PMS, AIF, shares, deposits and trading accounts, looked at together."
      />
    </Page>
  );
}
