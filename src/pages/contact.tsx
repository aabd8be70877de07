import { Page } from '../sections/page.tsx';
import { PageBanner } from '../sections/page-banner.tsx';

export function Screen() {
  return (
    <Page
      title="Contact"
      description="Contact our Noida office by phone, e-mail or WhatsApp. Your message opens in the chat, and nothing is sent until you press Send."
    >
      <PageBanner
        path="/contact"
        title="Contact"
        lead="Call, write or send us a message. Your message opens in WhatsApp, and reaches us when you press Send there."
      />
    </Page>
  );
}
