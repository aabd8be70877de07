import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Become Our Channel Partner"
      description="Become our channel partner: offer loans, insurance, investments and advice to your clients, with a dashboard, a toolkit and a share of the revenue."
    >
      <PageBanner
        path="/partner"
        title="Become Our Channel Partner"
        lead="Insurance agents, fund distributors, loan agents, bankers and advisors can offer our products to their own clients and share the revenue."
      />
    </Page>
  );
}
