import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Manpower Training and Placement"
      description="Training and placement for banks, finance companies, insurers and corporates: people trained in-house and ready before they join."
    >
      <PageBanner
        path="/services/training-placement"
        title="Manpower Training and Placement"
        lead="People trained before they join, for banks, finance companies, insurers and corporates."
      />
    </Page>
  );
}
