import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Appointment"
      description="Request a quote or book a consultation with the founder and the team. Tell us the subject and a number we can call back on."
    >
      <PageBanner
        path="/appointment"
        title="Appointment"
        lead="Ask for a quote or a consultation, and say what it should be about."
      />
    </Page>
  );
}
