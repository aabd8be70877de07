import { PageBanner } from '../sections/page-banner.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

export const Screen = () => (
  <>
    <PageBanner intro="Ask for a time or a price, and say what it is about." />
    <QuoteForm
      id="quote"
      note="Request"
      title="Ask for an appointment or a price."
      intro="Your request opens in WhatsApp, written out."
      desk={{ name: 'Appointments', hours: firm.consultationHours }}
      prepare={['What it is about', 'When you could come', 'Papers that you already have']}
      rosette={seals.quote}
    />
  </>
);
