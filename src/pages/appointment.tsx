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

export function Screen() {
  return (
    <>
      <PageBanner intro="Talk to a specialist about your loan, insurance, investments or business. An enquiry, the 15-minute discovery call and the first consultation on debt restructuring or property are free. For anything else, you get our fee in writing first.">
        <Link to="#quote" variant="button">
          Request a quote
        </Link>
        <Link to="/contact" variant="second">
          Other ways to reach us
        </Link>
      </PageBanner>
      <FounderIntro
        title={`Meet the founder, ${firm.founder.name}`}
        intro="22+ years in banking and finance, now working for you."
        rosette="banking-expert"
      >
        <p>
          Bring one question: a limit that is too small, a rate that is too high, a loan that was refused, a
          policy you cannot compare, or a company to set up in India. You will learn how a bank, insurer or
          rating agency looks at it, and what to do next.
        </p>
        <p>
          Tell us the subject and a few lines below. The founder then prepares, or brings the right
          specialist.
        </p>
        <p>
          More about the free discovery call:{' '}
          <Link to="/services/bankingDomainExpertConsultency">Banking Domain Expert Consultancy</Link>. About
          the founder: <Link to="/founderprofile">founder’s profile</Link>.
        </p>
      </FounderIntro>
      <QuoteForm
        id="quote"
        note="Request a Quote"
        title="Request a quote or a consultation"
        intro="For the free discovery call, say so in your message. Name two times that suit you, or we call back to fix one."
        desk={{
          name: 'Appointments at the consultation desk',
          hours: `${firm.consultationHours}. Calls to the office: ${firm.hours}.`,
        }}
        prepare={[
          'The amount you need, for a loan or as insurance cover',
          'What it is for, and by when you need it',
          'Loans and policies you already have',
          'For a company: its turnover and its bank',
          'No account, PAN or Aadhaar numbers, please',
        ]}
        rosette="insurance"
      />
      <FilmBox
        title="How we work"
        intro="Our four steps in a short silent film with captions."
        poster="/media/how-we-work.webp"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        scenes={[
          'Understand needs',
          'Schedule consultation',
          'Customised solution',
          'Implementation and support',
        ]}
      />
      <TeamSlider
        label="The team"
        title="Meet our team"
        intro="Each area has its own specialist. You will meet the one who handles cases like yours."
        people={team}
      />
      <Newsletter />
    </>
  );
}
