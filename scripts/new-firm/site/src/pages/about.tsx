import words from '#words/pages/about.json';
import { Link } from '../components/link.tsx';
import { MissionStatement } from '../sections/mission-statement.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { ServiceDirectory } from '../sections/service-directory.tsx';
import { firm } from '../site/firm.ts';
import { seals } from '../site/seals.ts';

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.lead}>
        <Link to="#services" variant="button">
          {words.banner.services}
        </Link>
      </PageBanner>
      <FounderIntro note={words.welcome.note} title={firm.name} intro={firm.purpose} rosette={seals.articles}>
        {Object.values(words.welcome.intro).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </FounderIntro>
      <MissionStatement
        title={words.mission.title}
        statement={words.mission.statement}
        points={Object.values(words.mission.habits)}
        rosette={seals.mark}
      />
      <ServiceDirectory id="services" {...words.services} />
    </>
  );
}
