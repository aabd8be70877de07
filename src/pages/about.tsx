import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="About Us"
      description="Who we are: a financial-advisory and fintech-consulting firm in Noida for MSMEs, corporates, startups, NRIs, foreign companies and individuals."
    >
      <PageBanner
        path="/about"
        title="About Us"
        lead="A financial-advisory and fintech-consulting firm in Noida, working for MSMEs, corporates, startups, NRIs, foreign companies and individuals."
      />
    </Page>
  );
}
