import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Project Details"
      description="A sample project told from the question to the outcome: what was asked, what was done and what the client had at the end."
    >
      <PageBanner
        path="/project-details"
        title="Project Details"
        lead="A sample project, from the question to the outcome."
      />
    </Page>
  );
}
