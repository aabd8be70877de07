import words from '#words/pages/appointment.json';
import { RichText } from '../components/rich-text.tsx';
import { formatMessage } from '../lib/format-message.ts';
import { shownHours } from '../site/shown-hours.ts';
import { formatHours } from '../site/hours-text.ts';
import { Link } from '../components/link.tsx';
import { VideoLink } from '../components/video-link.tsx';
import { team } from '../content/team.ts';
import { mainFees, mainFeesText } from '../content/main-fees.ts';
import { Costs } from '../sections/costs.tsx';
import { FilmSection } from '../sections/film-section.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { TeamCarousel } from '../sections/team-carousel.tsx';
import { getFilmPoster } from '../site/film.ts';
import { firm } from '../site/firm.ts';

const { founder, quote, film } = words;

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#quote" variant="button">
          {words.banner.quote}
        </Link>
        <Link to="/contact" variant="second">
          {words.banner.contact}
        </Link>
      </PageBanner>
      <FounderIntro
        title={formatMessage(founder.title, { name: firm.founder.name })}
        intro={founder.intro}
        rosette="banking-expert"
      >
        <p>{founder.question}</p>
        <p>{founder.subject}</p>
        <p>
          <RichText text={founder.discoveryCall} />
        </p>
      </FounderIntro>
      <QuoteForm
        id="quote"
        note={quote.note}
        title={quote.title}
        intro={quote.intro}
        desk={{
          name: quote.desk.name,
          hours: formatMessage(quote.desk.hours, {
            consultationHours: formatHours(firm.consultationHours),
            officeHours: shownHours,
          }),
        }}
        prepare={[
          quote.prepare.amount,
          quote.prepare.purpose,
          quote.prepare.policies,
          quote.prepare.company,
          quote.prepare.noNumbers,
        ]}
        rosette="insurance"
      />
      <Costs isSummary rows={mainFees} text={mainFeesText} />
      <FilmSection
        title={film.title}
        intro={film.intro}
        poster={getFilmPoster(firm.video)}
        play={<VideoLink title={film.link} film={firm.video} />}
        scenes={[
          film.scenes.needs,
          film.scenes.consultation,
          film.scenes.solution,
          film.scenes.implementation,
        ]}
      />
      <TeamCarousel
        label={words.team.label}
        title={words.team.title}
        intro={words.team.intro}
        people={team}
      />
      <Newsletter />
    </>
  );
}
