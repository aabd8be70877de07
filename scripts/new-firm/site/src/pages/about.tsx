import { Link } from '../components/link.tsx';
import { about } from '../content/about.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CallUs } from '../sections/call-us.tsx';
import { Charter } from '../sections/charter.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

export function Screen() {
  return (
    <>
      <PageBanner lead={about.lead}>
        <Link to="#services" look="button">
          See all services
        </Link>
        <Link to="/team" look="second">
          Meet the team
        </Link>
      </PageBanner>
      <FounderIntro
        note="Welcome"
        title={`Why there is ${firm.name}.`}
        lead={firm.purpose}
        rosette={seals.articles}
      >
        {about.intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </FounderIntro>
      <Charter title="Our mission" statement={about.mission} points={about.habits} rosette={seals.mark} />
      <ServiceDirectory
        id="services"
        note="Services"
        title="All our services, group by group."
        lead="Start with the group that sounds like your question. Each service has a page with its steps and its questions."
      />
      <CallUs
        title="Call us"
        text={`Somebody answers ${firm.hours}. Would you rather write? Use the contact page.`}
        action={{ label: 'Contact us', to: '/contact' }}
      />
      <CallToAction
        title="Book a first talk about your question."
        text="A first talk shows what is possible, what it needs and what it would cost."
        action={{ label: 'Book an appointment', to: '/appointment' }}
        rosette={seals.quote}
      />
    </>
  );
}
