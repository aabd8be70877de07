import { Link } from '../components/link.tsx';
import { VideoLink } from '../components/video-link.tsx';
import { team } from '../content/team.ts';
import { FilmBox } from '../sections/film-box.tsx';
import { FounderIntro } from '../sections/founder-intro.tsx';
import { Newsletter } from '../sections/newsletter.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { QuoteForm } from '../sections/quote-form.tsx';
import { TeamSlider } from '../sections/team-slider.tsx';
import { firm } from '../site/firm.ts';
import { leadEndpoint } from '../site/lead-endpoint.ts';

export function Screen() {
  return (
    <>
      <PageBanner lead="Ask for a quote or a consultation, and say what it should be about.">
        <Link to="#quote" look="button">
          Request a quote
        </Link>
        <Link to="/contact" look="second">
          Other ways to reach us
        </Link>
      </PageBanner>
      <FounderIntro
        note="In person"
        title={`Meet the founder, ${firm.founder.name}.`}
        lead="22+ years in banking and finance, at your side of the table."
        rosette="banking-expert"
      >
        <p>
          A consultation is a conversation about one matter: a limit that is too small, a rate that is too
          high, a loan that was refused, a policy you cannot compare, a company to be set up in India. You say
          what you want to achieve. You hear how a bank, an insurer or an agency will look at it.
        </p>
        <p>
          It helps to know the question before the meeting. That is why the form below asks for a subject and
          a few lines. With them the founder can prepare, or bring the member of the team who works in that
          field every day.
        </p>
        <p>
          Not sure yet whether you need a consultation at all? A discovery call of 15 minutes is free. It is
          described under{' '}
          <Link to="/services/bankingDomainExpertConsultency">Banking Domain Expert Consultancy</Link>. For
          the fields of expertise, see the <Link to="/founderprofile">founder’s profile</Link>.
        </p>
      </FounderIntro>
      <FilmBox
        note="Video"
        title="Film: how we work."
        lead="The film shows our four steps, from first call to support. All its words are on the screen."
        poster="/media/how-we-work.webp"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        scenes={[
          'Understand needs',
          'Schedule consultation',
          'Customised solution',
          'Implementation and support',
        ]}
      />
      <QuoteForm
        id="quote"
        note="Request a Quote"
        title="Request a quote or a consultation."
        lead={
          leadEndpoint
            ? 'Your request goes to our office, and is written out in WhatsApp for you to send there too.'
            : 'Your request is written out in WhatsApp for you to read once more. It reaches us when you press Send there.'
        }
        desk={{ name: 'Consultation desk', hours: firm.consultationHours }}
        prepare={[
          'The amount, or the sum to be insured, as a round figure',
          'What it is for, and by when you need it',
          'Loans and policies you already have',
          'For a company: its turnover and its bank',
          'Please leave out account, PAN and Aadhaar numbers',
        ]}
        rosette="insurance"
      />
      <TeamSlider
        note="The team"
        title="Members of the team you may meet."
        lead="Each field has somebody of its own. You meet the one your question belongs to."
        people={team}
      />
      <Newsletter />
    </>
  );
}
