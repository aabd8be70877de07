import words from '#words/pages/home.json';
import { VideoLink } from '../components/video-link.tsx';
import { heroSlides } from '../content/hero-slides.ts';
import { mainFees, mainFeesText } from '../content/main-fees.ts';
import { projects } from '../content/projects.ts';
import { heroLinks, serviceBoxes } from '../content/service-boxes.ts';
import { serviceCards } from '../content/service-cards.ts';
import { testimonials } from '../content/testimonials.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardCarousel } from '../sections/card-carousel.tsx';
import { Costs } from '../sections/costs.tsx';
import { EnquiryTabs } from '../sections/enquiry-tabs.tsx';
import { FirmIntro } from '../sections/firm-intro.tsx';
import { GuideLinks } from '../sections/guide-links.tsx';
import { Hero } from '../sections/hero.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Projects } from '../sections/projects.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { Steps } from '../sections/steps.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { figures } from '../site/figures.ts';
import { firm } from '../site/firm.ts';
import { discoveryCallLink } from '../site/discovery-call.ts';

const { hero, reasons, steps } = words;

export function Screen() {
  return (
    <>
      <Hero
        title={hero.title}
        label={hero.label}
        slides={heroSlides}
        actions={[
          { label: hero.start, to: '/contact' },
          { label: hero.services, to: '/services/fund-raising' },
        ]}
        boxesTitle={hero.boxesTitle}
        boxes={serviceBoxes}
        furtherLinks={heroLinks}
        play={<VideoLink title={hero.film} film={firm.video} />}
      />
      <FirmIntro
        note={words.firm.note}
        title={words.firm.title}
        intro={words.firm.intro}
        counters={[figures.projects, figures.years, figures.reviews]}
        checklist={[
          words.firm.services.funding,
          words.firm.services.debt,
          words.firm.services.workingCapital,
          words.firm.services.loans,
          words.firm.services.wealth,
          words.firm.services.tech,
        ]}
        action={{ label: words.firm.action, to: '/about' }}
        rosette="corporate-consultancy"
        motto={words.firm.motto}
      />
      <CardCarousel label={words.services.label} title={words.services.title} cards={serviceCards} />
      <CallToAction
        title={words.discoveryCall.title}
        text={words.discoveryCall.text}
        action={{
          label: words.discoveryCall.action,
          to: discoveryCallLink,
        }}
        rosette="wealth"
      />
      <GuideLinks />
      <Reasons
        title={reasons.title}
        reasons={[
          { ...reasons.date, value: '15–30' },
          { ...reasons.exports, value: '70–90%' },
          { ...reasons.noAdvance, value: '₹0' },
          { ...reasons.loanFile, value: '96%', source: figures.approval.source },
        ]}
        action={{ label: reasons.action, to: '/services/investment-banking' }}
      />
      <Projects note={words.projects.note} title={words.projects.title} projects={projects} />
      <Steps
        title={steps.title}
        steps={[steps.needs, steps.consultation, steps.solution, steps.implementation]}
      />
      <Costs isSummary rows={mainFees} text={mainFeesText} />
      <EnquiryTabs note={words.enquiry.note} title={words.enquiry.title} intro={words.enquiry.intro} />
      <Testimonials
        label={words.testimonials.label}
        title={words.testimonials.title}
        testimonials={testimonials}
      />
      <Newsletter />
    </>
  );
}
