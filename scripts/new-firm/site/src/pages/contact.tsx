import { Link } from '../components/link.tsx';
import { Band } from '../sections/band.tsx';
import { ContactForm } from '../sections/contact-form.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Notice } from '../sections/notice.tsx';
import { OfficeMap } from '../sections/office-map.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { officeMap } from '../site/office-map.ts';

export function Screen() {
  return (
    <>
      <PageBanner
        lead={
          leadEndpoint
            ? 'Call us, or send a message. Your message reaches our office, and opens in WhatsApp as well.'
            : 'Call us, or send a message. Your message opens in WhatsApp, and reaches us when you press Send there.'
        }
      >
        <Link to="#message" look="button">
          Write a message
        </Link>
        <Link to="/appointment" look="second">
          Book an appointment
        </Link>
      </PageBanner>
      <ContactForm
        id="message"
        note="Message"
        title="Write us a message, or call."
        lead="The form makes a tidy message of your words. The telephone is quicker when you do not know yet how to put the question."
        show={['address', 'hours', 'phone', 'email', 'chat']}
      />
      <Band ground="leaf" head={{ note: 'Before you write', title: 'What happens to your message.' }}>
        <Notice title={leadEndpoint ? 'Sent by the button' : 'Nothing is sent by itself'}>
          <p>
            {leadEndpoint
              ? 'What you type stays in your browser until you press the button. Then it goes to our office, and WhatsApp opens with your message written, for you to send there too. If WhatsApp is not for you, the same message can go by e-mail.'
              : 'What you type stays in your browser; when you press the button, WhatsApp opens with your message written. Change it there, send it, or close it. If WhatsApp is not for you, the same message can go by e-mail.'}
          </p>
          <p>
            Please leave out passwords and numbers of accounts and cards. More under{' '}
            <Link to="/privacy">Privacy</Link>.
          </p>
        </Notice>
      </Band>
      {officeMap && (
        <OfficeMap id="map" note="The way" title="Find the office" lead={officeMap.way} map={officeMap} />
      )}
      <Newsletter />
    </>
  );
}
