import { Link } from '../components/link.tsx';
import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Team"
      description="The team page is under development. Meanwhile, write to us or book an appointment and speak to the people who will do the work."
    >
      <PageBanner
        path="/team"
        title="Team Page is Under Development"
        lead="Until it is ready, write to us or book an appointment, and you will meet the people who do the work."
      >
        <Link to="/" look="on-plate">
          Back to Home
        </Link>
      </PageBanner>
    </Page>
  );
}
