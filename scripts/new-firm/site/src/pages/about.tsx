import { Link } from '../components/link.tsx';
import { words } from '../content/words.ts';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

const { lead, intro, mission, habits } = words.about;

export function Screen() {
  return (
    <>
      <PageBanner intro={lead}>
        <Link to="#services" variant="button">
          See all services
        </Link>
      </PageBanner>
      <FounderIntro note="Welcome" title={firm.name} intro={firm.purpose} rosette={seals.articles}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </FounderIntro>
      <MissionStatement title="Our mission" statement={mission} points={habits} rosette={seals.mark} />
      <ServiceDirectory
        id="services"
        note="Services"
        title="All our services."
        intro="Each service has a page with details and common questions."
      />
    </>
  );
}
