import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Insurance Services"
      description="Insurance services: life, health, motor, travel, marine, property and loan protection, compared before you buy and supported at the claim."
    >
      <PageBanner
        path="/services/ourInsuranceServices"
        title="Insurance Services"
        lead="Life, health, general and loan-protection cover, compared before you buy and supported when you claim."
      />
    </Page>
  );
}
