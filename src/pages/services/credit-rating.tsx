import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Credit Rating Advisory"
      description="Credit rating advisory in five steps and 4–8 weeks: prepare for CRISIL, ICRA, CARE, India Ratings, Acuite, Brickwork and Infomerics."
    >
      <PageBanner
        path="/services/credit-rating"
        title="Credit Rating Advisory"
        lead="Go to the rating agency prepared: a five-step path that takes 4–8 weeks."
      />
    </Page>
  );
}
