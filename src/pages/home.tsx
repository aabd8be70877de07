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
import { Hero } from '../sections/hero.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { Projects } from '../sections/projects.tsx';
import { Reasons } from '../sections/reasons.tsx';
import { Steps } from '../sections/steps.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';

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
        boxesTitle="Most asked for"
        boxes={serviceBoxes}
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
      />
      <FirmIntro
        note="About the firm"
        title="We advise on raising, owing, protecting and investing money."
        lead="We are a financial-advisory and fintech-consulting firm in Noida. MSMEs, corporates, startups, NRIs, foreign companies and individuals come to us to raise money, to lower what it costs, to protect what they own and to put what they earn to work."
        counters={[
          { value: 50, suffix: '+', label: 'successful projects' },
          { value: 22, suffix: '+', label: 'years of experience' },
          { value: 256, label: 'client reviews' },
        ]}
        checklist={[
          'Funding from India and abroad',
          'Investment banking and debt restructuring',
          'Credit rating advice',
          'Bills and export bills discounted',
          'Insurance, wealth and real estate',
          'Tech services and digital marketing',
        ]}
        action={{ label: 'More about us', to: '/about' }}
        rosette="corporate-consultancy"
        motto="Money, in good order."
      />
      <CardCarousel
        note="Services"
        title="What we do for companies, families and lenders."
        cards={serviceCards}
      />
      <CallToAction
        title="Not sure which loan, limit or policy you need?"
        text="Ask somebody who knows how banks decide. The discovery call of 15 minutes is free."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette="wealth"
      />
      <Reasons
        note="Our terms"
        title="Why choose us: terms you can check."
        lead="Each reason has its figure beside it; the page of the service explains the figure."
        reasons={[
          {
            title: 'A date you can plan with',
            text: 'A higher limit or a lower rate, agreed with the bank you already have.',
            value: '15–30',
            measure: 'working days to close a debt restructuring',
          },
          {
            title: 'More of the invoice, sooner',
            text: 'Export bills are discounted within 1–3 days, instead of a wait of 30–180 days.',
            value: '70–90%',
            measure: 'of an export invoice advanced',
          },
          {
            title: 'Nothing to pay in advance',
            text: 'For debt restructuring you pay only on successful implementation.',
            value: '₹0',
            measure: 'upfront charges for debt restructuring',
          },
          {
            title: 'Experience, not templates',
            text: 'Your case is read by people who know how a lender will read it.',
            value: '22+ years',
            measure: 'of experience in the field',
          },
        ]}
        action={{ label: 'See how restructuring works', to: '/services/investment-banking' }}
      />
      <Projects
        note="Projects"
        title="Sample projects: health, liability and life cover."
        projects={projects}
      />
      <Steps
        note="Step by step"
        title="How we work, from first call to support."
        steps={[
          {
            title: 'Understand needs',
            text: 'You say what the money, the cover or the plan is for. We ask what a lender would ask.',
          },
          {
            title: 'Schedule consultation',
            text: 'We agree on a time, and you hear beforehand which papers to bring.',
          },
          {
            title: 'Customised solution',
            text: 'You get a proposal made for your case, with its costs and conditions spelled out.',
          },
          {
            title: 'Implementation and support',
            text: 'We take it through with the bank, the insurer or the buyer, and stay within reach afterwards.',
          },
        ]}
      />
      <EnquiryTabs
        note="Enquire"
        title="Send an enquiry: what is the money for?"
        lead={
          leadEndpoint
            ? 'Three fields are enough to start. Your enquiry goes to our office, and opens in WhatsApp, written out.'
            : 'Three fields are enough to start. Your enquiry opens in WhatsApp, written out, and goes when you press Send there.'
        }
      />
      <Testimonials note="Clients" title="What clients say." testimonials={testimonials} />
      <Newsletter />
    </>
  );
}
