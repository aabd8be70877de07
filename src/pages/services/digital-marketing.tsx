import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Digital Marketing"
      description="Digital marketing for financial businesses: SEO, social media, pay-per-click, e-mail, content and online reputation, planned as one."
    >
      <PageBanner
        path="/services/digital-marketing"
        title="Digital Marketing"
        lead="Search, social media, advertising, e-mail, content and reputation, planned as one."
      />
    </Page>
  );
}
