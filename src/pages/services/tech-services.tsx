import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Tech Services"
      description="Tech services for financial businesses: web, mobile, UI and UX design, cloud, software testing and CRM, each with a page of its own."
    >
      <PageBanner
        path="/services/tech-services"
        title="Tech Services"
        lead="Web, mobile, design, cloud, testing and CRM for financial businesses."
      />
    </Page>
  );
}
