import { ContactForm } from '../sections/contact-form.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { officeMap } from '../site/office-map.ts';

export const Screen = () => (
  <>
    <PageBanner intro="Call us, or send a message, which opens in WhatsApp, written out." />
    <ContactForm
      id="message"
      note="Message"
      title="Write us a message, or call."
      intro="Please leave out passwords, and numbers of accounts and cards."
      show={['address', 'hours', 'phone', 'email', 'chat']}
    />
    {officeMap && (
      <OfficeMap id="map" note="The way" title="Find the office" intro={officeMap.way} map={officeMap} />
    )}
  </>
);
