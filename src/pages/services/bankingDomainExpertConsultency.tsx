import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Banking Domain Expert Consultancy"
      description="Talk to a banking expert of 22+ years: interest cost, limits, deposit returns, restructuring. The 15-minute discovery call is free."
    >
      <PageBanner
        path="/services/bankingDomainExpertConsultency"
        title="Banking Domain Expert Consultancy"
        lead="One to one with a banker of 22+ years. The first call of 15 minutes is free."
      />
    </Page>
  );
}
