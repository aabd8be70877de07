import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Real Estate Advisory"
      description="Real estate advisory for buyers: two engagement models, six steps of due diligence and an exit strategy, in 15+ cities."
    >
      <PageBanner
        path="/services/realState"
        title="Real Estate Advisory"
        lead="Buy property with due diligence: six steps of checks, and an adviser who works for the buyer."
      />
    </Page>
  );
}
