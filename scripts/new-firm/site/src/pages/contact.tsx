import { ContactForm } from '../sections/contact-form.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { officeMap } from '../site/office-map.ts';

export const Screen = () => (
  <>
    <PageBanner
      lead={
        leadEndpoint
          ? 'Call us, or send a message. Your message reaches our office, and opens in WhatsApp as well.'
          : 'Call us, or send a message. Your message opens in WhatsApp, and reaches us when you press Send there.'
      }
    />
    <ContactForm
      id="message"
      note="Message"
      title="Write us a message, or call."
      lead="Please leave out passwords, and numbers of accounts and cards."
      show={['address', 'hours', 'phone', 'email', 'chat']}
    />
    {officeMap && (
      <OfficeMap id="map" note="The way" title="Find the office" lead={officeMap.way} map={officeMap} />
    )}
    <Newsletter />
  </>
);
