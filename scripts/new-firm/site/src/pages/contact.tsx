import words from '#words/pages/contact.json';
import { ContactForm } from '../sections/contact-form.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { officeMap } from '../site/office-map.ts';

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro} />
    <ContactForm id="message" {...words.message} show={['address', 'hours', 'phone', 'email', 'chat']} />
    {officeMap && <OfficeMap id="map" {...words.map} intro={officeMap.directions} map={officeMap} />}
  </>
);
