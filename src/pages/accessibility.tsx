import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Accessibility"
      description="How this site works with a keyboard, a screen reader, zoom and a slow phone, and how to tell us when something does not."
    >
      <PageBanner
        path="/accessibility"
        title="Accessibility"
        lead="This site is made to work with a keyboard, a screen reader, a phone and a large font."
      />
    </Page>
  );
}
