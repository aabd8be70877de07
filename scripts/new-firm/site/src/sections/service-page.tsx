import { servicePage as words } from '#words/own.json';
import { useCurrentPage } from '../components/current-page.ts';
import { Link } from '../components/link.tsx';
import { serviceForms } from '../enquiry/forms/services.ts';
import { formatMessage } from '../lib/format-message.ts';
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

/** A service page. All services have the same sections. */
export function ServicePage({ lead, intro, points, questions }: ServicePageProps) {
  const { path, label, rosette = seals.enquiry } = useCurrentPage();
  const form = serviceForms.find((entry) => entry.path === path)?.form;
  return (
    <>
      <PageBanner intro={lead}>
        <Link to="#enquiry" variant="button">
          {words.action}
        </Link>
      </PageBanner>
      <ServiceLayout>
        <Prose id="about" title={formatMessage(words.about, { label })}>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Prose title={formatMessage(words.points, { label })}>
          <Checklist items={points} />
        </Prose>
      </ServiceLayout>
      <PageSection ground="card">
        <Faq id="questions" title={formatMessage(words.questions, { label })} items={questions} />
      </PageSection>
      {form && (
        <Enquiry
          form={form}
          title={formatMessage(words.enquiry.title, { label })}
          intro={words.enquiry.intro}
          rosette={rosette}
        />
      )}
    </>
  );
}
