import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Insurance Details"
      description="One insurance service in detail: what a policy covers, its benefits, four common questions and documents to download."
    >
      <PageBanner
        path="/insurenceDetails"
        title="Insurance Details"
        lead="What a policy covers, what it does for you, and the questions people ask first."
      />
    </Page>
  );
}
