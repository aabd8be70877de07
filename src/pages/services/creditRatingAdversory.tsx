import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Credit Rating Advisory: Services and Process"
      description="Our credit rating services and process: six services and six steps, from the initial consultation to ongoing surveillance."
    >
      <PageBanner
        path="/services/creditRatingAdversory"
        title="Credit Rating Advisory: Services and Process"
        lead="Six services and six steps, from the first consultation to surveillance after the rating."
      />
    </Page>
  );
}
