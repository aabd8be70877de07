import words from '#words/pages/home.json';
import { heroSlides } from '../content/hero-slides.ts';
import { formatMessage } from '../lib/format-message.ts';
import { CardCarousel } from '../sections/card-carousel.tsx';
import { EnquiryTabs } from '../sections/enquiry-tabs.tsx';
import { FirmIntro } from '../sections/firm-intro.tsx';
import { Hero } from '../sections/hero.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Steps } from '../sections/steps.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';
import { serviceGroups } from '../site/page-info.ts';

const cards = serviceGroups
  .flatMap(({ services }) => services)
  .map(({ path, label, summary }) => ({ path, title: label, text: `${summary}.` }));

export function Screen() {
  return (
    <>
      <Hero
        title={firm.tagline}
        label={words.hero.label}
        slides={heroSlides}
        actions={[
          { label: words.hero.appointment, to: '/appointment' },
          { label: words.hero.services, to: '/about#services' },
        ]}
        boxesTitle={words.hero.boxes}
        boxes={cards.slice(0, 4)}
      />
      <FirmIntro
        note={words.about.note}
        title={formatMessage(words.about.title, { name: firm.name })}
        intro={words.about.lead}
        counters={heroSlides.map(({ figure }) => figure)}
        checklist={cards.slice(0, 6).map(({ title }) => title)}
        action={{ label: words.about.action, to: '/about' }}
        rosette={seals.articles}
        motto={words.about.motto}
      />
      <CardCarousel {...words.services} cards={cards} />
      <Steps note={words.work.note} title={words.work.title} steps={Object.values(words.work.steps)} />
      <EnquiryTabs {...words.enquiry} />
      <Newsletter />
    </>
  );
}
