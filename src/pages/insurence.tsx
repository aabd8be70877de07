import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Insurance"
      description="Six kinds of insurance cover with sample plans side by side: family, health, life, vehicle, home and business. Ask us which one fits."
    >
      <PageBanner
        path="/insurence"
        title="Insurance"
        lead="Six kinds of cover, side by side, with the plans they come in."
      />
    </Page>
  );
}
