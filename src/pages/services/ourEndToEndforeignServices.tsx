import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="End-to-End Services for Foreign Companies"
      description="Set up in India from abroad: incorporation, compliance, premises, hiring, cross-border finance, digital set-up and fundraising in one place."
    >
      <PageBanner
        path="/services/ourEndToEndforeignServices"
        title="End-to-End Services for Foreign Companies"
        lead="From incorporation to the first hire: what a foreign company needs to start in India."
      />
    </Page>
  );
}
