import { Link } from '../components/link.tsx';
import { visit } from '../content/visit.ts';
import { Newsletter } from '../sections/newsletter.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { seals } from '../site/seals.ts';

export function Screen() {
  return (
    <>
      <PageBanner lead="Ask for a time or a price, and say what it should be about.">
        <Link to="#quote" look="button">
          Write a request
        </Link>
        <Link to="/contact" look="second">
          Other ways to reach us
        </Link>
      </PageBanner>
      <QuoteForm
        id="quote"
        note="Request"
        title={visit.title}
        lead={
          leadEndpoint
            ? 'Say what it is about and when you could come. Your request goes to our office, and is written out in WhatsApp for you to send there too.'
            : 'Say what it is about and when you could come. Your request is written out in WhatsApp, and reaches us when you press Send there.'
        }
        desk={{ name: 'Appointments', hours: firm.consultationHours }}
        prepare={visit.bring}
        rosette={seals.quote}
      />
      <Newsletter />
    </>
  );
}
