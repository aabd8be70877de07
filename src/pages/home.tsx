import { VideoLink } from '../components/video-link.tsx';
import { heroSlides } from '../content/hero-slides.ts';
import { projects } from '../content/projects.ts';
import { serviceBoxes } from '../content/service-boxes.ts';
import { serviceCards } from '../content/service-cards.ts';
import { testimonials } from '../content/testimonials.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CardCarousel } from '../sections/card-carousel.tsx';
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

export function Screen() {
  return (
    <>
      <Hero
        title="Financial advisory and fintech consulting"
        label="What we do"
        slides={heroSlides}
        actions={[
          { label: 'Get Started', to: '/contact' },
          { label: 'Our Services', to: '/services/fund-raising' },
        ]}
        boxesTitle="How can we help you?"
        boxes={serviceBoxes}
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
      />
      <FirmIntro
        note="About the firm"
        title="Help with loans, funding, insurance and investments"
        intro="A firm in Noida for MSMEs, corporates, startups, families, NRIs and foreign companies."
        counters={[figures.projects, figures.years, figures.reviews]}
        checklist={[
          'Fund raising and investment banking',
          'Debt restructuring and credit rating',
          'Working capital and bill discounting',
          'Home, car and personal loans',
          'Insurance, wealth and real estate',
          'Tech services and digital marketing',
        ]}
        action={{ label: 'More about us', to: '/about' }}
        rosette="corporate-consultancy"
        motto="Everything under one roof."
      />
      <CardCarousel label="Services" title="What we do for businesses and families" cards={serviceCards} />
      <CallToAction
        title="Not sure which loan, limit or policy you need?"
        text="Ask a senior banker in a free 15-minute discovery call."
        action={{
          label: 'Book the free discovery call',
          to: '/appointment?about=Banking%20Domain%20Expert%20Consultancy',
        }}
        rosette="wealth"
      />
      <GuideLinks />
      <Reasons
        title="Why clients choose us"
        reasons={[
          {
            title: 'A date you can plan with',
            text: 'New terms from your own bank.',
            value: '15–30',
            measure: 'working days, usually, for a debt restructuring',
          },
          {
            title: 'Money early for export invoices',
            text: 'Before your buyer pays.',
            value: '70–90%',
            measure: 'of an export invoice in 1–3 days',
          },
          {
            title: 'Nothing to pay in advance',
            text: 'You pay only on successful implementation.',
            value: '₹0',
            measure: 'upfront charges for debt restructuring',
          },
          {
            title: 'A well-prepared loan file',
            text: 'We check it before the lender does.',
            value: '96%',
            measure: 'loan approval success',
            source: figures.approval.source,
          },
        ]}
        action={{ label: 'See how restructuring works', to: '/services/investment-banking' }}
      />
      <Projects note="Projects" title="Sample projects in insurance" projects={projects} />
      <Steps
        title="How we work"
        steps={[
          {
            title: 'Understand needs',
            text: 'Tell us the amount and purpose.',
          },
          {
            title: 'Schedule consultation',
            text: 'We call you, fix a time and list the documents.',
          },
          {
            title: 'Customised solution',
            text: 'A written proposal with all costs.',
          },
          {
            title: 'Implementation and support',
            text: 'We follow up with the bank or insurer.',
          },
        ]}
      />
      <EnquiryTabs note="Enquire" title="Tell us what you need" intro="Three details are enough. We reply." />
      <Testimonials label="Clients" title="What our clients say" testimonials={testimonials} />
      <Newsletter />
    </>
  );
}
