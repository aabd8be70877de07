import { heroSlides } from '../content/hero-slides.ts';
import { words } from '../content/words.ts';
import { CardCarousel } from '../sections/card-carousel.tsx';
import { EnquiryTabs } from '../sections/enquiry-tabs.tsx';
import { FirmIntro } from '../sections/firm-intro.tsx';
import { Hero } from '../sections/hero.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Steps } from '../sections/steps.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';
import { services } from '../site/services.ts';

const cards = services.map(({ path, label, summary }) => ({ path, title: label, text: `${summary}.` }));

export function Screen() {
  return (
    <>
      <Hero
        title={firm.tagline}
        label="What we do"
        slides={heroSlides}
        actions={[
          { label: 'Book an appointment', to: '/appointment' },
          { label: 'All our services', to: '/about#services' },
        ]}
        boxesTitle="Most requested"
        boxes={cards.slice(0, 4)}
      />
      <FirmIntro
        note="About us"
        title={`Welcome to ${firm.name}.`}
        intro={words.about.lead}
        counters={heroSlides.map(({ figure }) => figure)}
        checklist={cards.slice(0, 6).map(({ title }) => title)}
        action={{ label: 'More about us', to: '/about' }}
        rosette={seals.articles}
        motto={words.home.motto}
      />
      <CardCarousel label="Services" title="What we can do for you." cards={cards} />
      <Steps note="Step by step" title="How we work." steps={words.home.steps} />
      <EnquiryTabs
        note="Enquire"
        title="Send an enquiry: what is it about?"
        intro="Three fields are enough. Your enquiry opens in WhatsApp, written out."
      />
      <Newsletter />
    </>
  );
}
