import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { serviceForms } from '../enquiry/forms/services.ts';
import { seals } from '../site/seals.ts';
import { PageSection } from './page-section.tsx';
import { Checklist } from './checklist.tsx';
import { Enquiry } from './enquiry.tsx';
import { Faq } from './faq.tsx';
import { PageBanner } from './page-banner.tsx';
import { Prose } from './prose.tsx';
import { ServiceLayout } from './service-layout.tsx';

interface ServicePageProps {
  lead: string;
  intro: readonly string[];
  points: readonly { title: string; text: string }[];
  questions: readonly { question: string; answer: string }[];
}

/** A service page: the same sections for all services. */
export function ServicePage({ lead, intro, points, questions }: ServicePageProps) {
  const { path, label, rosette = seals.enquiry } = useCurrentPage();
  const form = serviceForms.find((entry) => entry.path === path)?.form;
  return (
    <>
      <PageBanner intro={lead}>
        <Link to="#enquiry" variant="button">
          Ask about this service
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
      <PageSection ground="card">
        <Faq id="questions" title={`Questions about ${label}`} items={questions} />
      </PageSection>
      {form && (
        <Enquiry
          form={form}
          title={`Ask about ${label}.`}
          intro="Your enquiry opens in WhatsApp, written out."
          rosette={rosette}
        />
      )}
    </>
  );
}
