import { heroSlides } from '../content/hero-slides.ts';
import { home } from '../content/home.ts';
import { about } from '../content/about.ts';
import { serviceBoxes } from '../content/service-boxes.ts';
import { serviceCards } from '../content/service-cards.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardCarousel } from '../sections/card-carousel.tsx';
import { EnquiryTabs } from '../sections/enquiry-tabs.tsx';
import { FirmIntro } from '../sections/firm-intro.tsx';
import { Hero } from '../sections/hero.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { Steps } from '../sections/steps.tsx';
import { titleOf, route } from '../site/derive.ts';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { seals } from '../site/seals.ts';

export function Screen() {
  return (
    <>
      <Hero
        title={titleOf(route('/'))}
        label="What we do"
        slides={heroSlides}
        actions={[
          { label: 'Book an appointment', to: '/appointment' },
          { label: 'All our services', to: '/about#services' },
        ]}
        boxesTitle="Most asked for"
        boxes={serviceBoxes}
      />
      <FirmIntro
        note="About us"
        title={`Welcome to ${firm.name}.`}
        lead={about.lead}
        counters={home.slides.map(({ figure }) => figure)}
        checklist={serviceCards.slice(0, 6).map(({ title }) => title)}
        action={{ label: 'More about us', to: '/about' }}
        rosette={seals.articles}
        motto={home.motto}
      />
      <CardCarousel note="Services" title="What we can do for you." cards={serviceCards} />
      <CallToAction
        title="Not sure what you need?"
        text="Tell us in a few words. We say what would help, what it takes and what it costs."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette={seals.message}
      />
      <Reasons
        note="What you can expect"
        title={home.reasonsTitle}
        lead="Each reason has its figure beside it."
        reasons={home.reasons}
      />
      <Steps note="Step by step" title="How we work, from the first call on." steps={home.steps} />
      <EnquiryTabs
        note="Enquire"
        title="Send an enquiry: what is it about?"
        lead={
          leadEndpoint
            ? 'Three fields are enough to start. Your enquiry goes to our office, and opens in WhatsApp, written out.'
            : 'Three fields are enough to start. Your enquiry opens in WhatsApp, written out, and goes when you press Send there.'
        }
      />
      <Newsletter />
    </>
  );
}
