import { Page } from '../../sections/page.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Loan For Every Indian"
      description="Personal, home, car, gold, property and business loans from 50+ lending partners, up to ₹ 5 crore and 30 years, 100 % digital."
    >
      <PageBanner
        path="/services/loanForEveryIndian"
        title="Loan For Every Indian"
        lead="Personal, secured and business loans, from ₹ 50,000 to ₹ 5 crore, with 50+ lending partners."
      />
    </Page>
  );
}
