import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Founder Profile"
      description="Meet the founder: expertise, vision and achievements from 22+ years in banking and finance, and how to get in touch directly."
    >
      <PageBanner
        path="/founderprofile"
        title="Founder Profile"
        lead="The founder brings 22+ years in banking and finance to every enquiry that reaches the firm."
      />
    </Page>
  );
}
