import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Financial Consultancy for Corporates"
      description="Financial consultancy for corporates: proposal structuring, projections, bank ratios, promoter coaching and banker liaison. Free discovery call."
    >
      <PageBanner
        path="/services/FinancialConsultancyforCorporates"
        title="Financial Consultancy for Corporates"
        lead="From the proposal to the banker’s desk: projections, ratios, coaching for promoters and liaison."
      />
    </Page>
  );
}
