import { Link } from '../components/link.tsx';
import type { ServiceWords } from '../content/service-words.ts';
import { useCurrentPage } from '../components/current-page.ts';
import type { LeadForm } from '../enquiry/record.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';
import { seals } from '../site/seals.ts';
import { Band } from './band.tsx';
import { CallToAction } from './call-to-action.tsx';
import { Checklist } from './checklist.tsx';
import { Enquiry } from './enquiry.tsx';
import { Faq } from './faq.tsx';
import { PageBanner } from './page-banner.tsx';
import { Prose } from './prose.tsx';
import { ServiceLayout } from './service-layout.tsx';
import { Steps } from './steps.tsx';

interface ServicePageProps {
  words: ServiceWords;
  form: LeadForm;
}

/** The page of a service: the same bands for all of them, with the service's own words. */
export function ServicePage({ words: { lead, intro, points, steps, questions }, form }: ServicePageProps) {
  const { label, rosette = seals.enquiry } = useCurrentPage();
  return (
    <>
      <PageBanner lead={lead}>
        <Link to="#enquiry" look="button">
          Ask about this service
        </Link>
        <Link to="#steps" look="second">
          Step by step
        </Link>
      </PageBanner>
      <ServiceLayout>
        <Prose id="about" title={`About ${label}`}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Prose title={`${label}: what we do`}>
          <Checklist items={points} />
        </Prose>
      </ServiceLayout>
      <div id="steps" tabIndex={-1} className="bg-panel">
        <Steps note="How it goes" title={`${label}, step by step`} steps={steps} />
      </div>
      <Band ground="leaf">
        <Faq id="questions" title={`Questions about ${label}`} items={questions} />
      </Band>
      <CallToAction
        title="Would you rather talk first?"
        text="Book an appointment, or call us in office hours. Asking binds you to nothing."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette={rosette}
      />
      <Enquiry
        form={form}
        title={`Ask about ${label}.`}
        lead={
          leadEndpoint
            ? 'Your enquiry goes to our office, and opens in WhatsApp, written out.'
            : 'Your enquiry opens in WhatsApp, written out, and goes when you press Send there.'
        }
        rosette={rosette}
      />
    </>
  );
}
