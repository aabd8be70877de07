import words from '#words/pages/appointment.json';
import { PageBanner } from '../sections/page-banner.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro} />
    <QuoteForm
      id="quote"
      note={words.request.note}
      title={words.request.title}
      intro={words.request.intro}
      desk={{ name: words.request.desk, hours: firm.consultationHours }}
      prepare={[words.prepare.subject, words.prepare.times, words.prepare.papers]}
      rosette={seals.quote}
    />
  </>
);
