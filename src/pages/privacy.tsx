import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Privacy"
      description="What our forms ask, where it goes and what stays on your device: nothing is sent until you press Send in WhatsApp."
    >
      <PageBanner
        path="/privacy"
        title="Privacy"
        lead="The forms of this site send nothing by themselves: they open WhatsApp with your text, and you decide whether to send it."
      />
    </Page>
  );
}
