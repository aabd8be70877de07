import { tech } from '../../enquiry/forms/build.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { ServiceHouse, serviceHouseFrame } from '../../sections/drawings/service-house.tsx';
import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { Band } from '../../sections/band.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FilmBox } from '../../sections/film-box.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { ServiceSlider } from '../../sections/service-slider.tsx';
import { Storeys } from '../../sections/storeys.tsx';
import { firm } from '../../site/firm.ts';

/** From the roof down, as in the drawing. */
const storeys = [
  {
    note: 'what people see',
    title: 'UI/UX design',
    text: 'Screens on which a person finds the amount, the cost and the next step at once. Portfolios need this most: many figures, one decision.',
    link: { to: '/services/wealth', label: 'Wealth Management', about: 'and its screens' },
    rosette: 'wealth',
  },
  {
    note: 'websites and portals',
    title: 'Web development',
    text: 'A site that answers the customer’s questions, loads on a weak connection and can be kept up to date by your own people. Being found is the next step.',
    link: { to: '/services/digital-marketing', label: 'Digital Marketing', about: 'for your website' },
    rosette: 'digital-marketing',
  },
  {
    note: 'Android and iOS',
    title: 'Mobile apps',
    text: 'Applications filled in on a telephone, with documents taken by its camera. A loan that is 100 % digital starts on such a screen.',
    link: { to: '/services/loanForEveryIndian', label: 'Loan For Every Indian', about: 'on a mobile' },
    rosette: 'loans',
  },
  {
    note: 'who asked for what',
    title: 'CRM',
    text: 'One list of customers, enquiries and promises, so that no renewal and no claim is forgotten when a colleague is away.',
    link: { to: '/services/ourInsuranceServices', label: 'Insurance Services', about: 'and renewals' },
    rosette: 'insurance',
  },
  {
    note: 'where it runs',
    title: 'Cloud',
    text: 'Servers, storage and backups that are rented and grow with you. A new office in another country can work on them from its first day.',
    link: {
      to: '/services/ourEndToEndforeignServices',
      label: 'Services for foreign companies',
      about: 'with digital setup',
    },
    rosette: 'foreign-company',
  },
  {
    note: 'before customers find the fault',
    title: 'Software testing',
    text: 'Every path tried by hand and by machine: wrong entries, lost connections, two people at once. Testers are trained people, like credit staff.',
    link: { to: '/services/training-placement', label: 'Training and placement', about: 'of testers' },
    rosette: 'training',
  },
] as const;

const reasons = [
  {
    title: 'We speak finance',
    text: 'Interest, tenor, margin, KYC: you need not explain your trade to the people who write the program.',
  },
  {
    title: 'One plan for all of it',
    text: 'Design, program, test and operation are planned together, so nobody points at the neighbour.',
  },
  {
    title: 'Small steps you can see',
    text: 'Each part can be opened and tried before the next one begins.',
  },
  {
    title: 'Plain words in the offer',
    text: 'What is built, what is not, what runs on after delivery and what that costs, each on its own line.',
  },
];

const slides = [
  { title: 'Source code', text: 'In your own account, with the right to change it.' },
  { title: 'Design files', text: 'Editable, with fonts and colours named.' },
  { title: 'Test report', text: 'What was tried, what failed, what was mended.' },
  { title: 'Access list', text: 'Every account, its owner and who else may enter.' },
  { title: 'Run book', text: 'How to start, stop, restore and whom to call.' },
  { title: 'Training', text: 'Your people do each task once, themselves.' },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Web, mobile, design, cloud, testing and CRM for financial businesses.">
        <Link to="#enquiry" look="button">
          Describe your project
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'From screen to server',
          title: 'How our tech services fit together.',
          lead: 'Customers see a screen. Behind it stand the program, the list of customers and the machines. A fault on any floor is a fault of the whole house.',
        }}
        figure={
          <FigureFrame
            {...serviceHouseFrame}
            caption="From the roof down: what people see, what they use, who they are, and what it all runs on."
          >
            <ServiceHouse />
          </FigureFrame>
        }
      >
        <p>
          Financial businesses come to us with one floor in mind: an app, a new website, a CRM. We first ask
          what it will stand on. An app without a customer list behind it asks people twice for the same
          paper. A list without backups is gone after one bad day.
        </p>
        <p>
          You need not build the house at once. Start with the floor that costs you the most today. We connect
          it to what you already have, and leave the door open for the next.
        </p>
        <p>
          <strong>What to bring:</strong> the task in your own words, the programs you use now, one or two
          forms as your customers fill them in, and the date by which it must work. The price follows from the
          list of parts, so we write that list first and you strike out what can wait. See{' '}
          <Link to="/papers">papers to bring</Link>.
        </p>
      </Band>
      <Band
        id="services"
        ground="ledger"
        head={{
          note: 'Services',
          title: 'Software that we build and look after.',
          lead: 'Each part leads to the service on this site in which that work matters most.',
        }}
      >
        <Storeys storeys={storeys} />
      </Band>
      <FilmBox
        ground="paper"
        note="Our trade"
        title="Why choose us: software builders who know finance."
        lead="Software for money is judged by what happens on a bad day: a wrong entry, a lost connection, an auditor’s question."
        poster="/media/how-we-work.webp"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        caption="How we work, in four steps: from understanding your needs to support. With captions."
      >
        <Checklist items={reasons} />
      </FilmBox>
      <ServiceSlider
        note="At hand-over"
        title="What should be yours when the project ends."
        lead="Ask any builder for them, us included: source code, design files, test report, access list, run book and training."
        slides={slides}
      />
      <Enquiry
        form={tech}
        title="Tell us what your software should do."
        lead="The form that your customers fill in twice is often the best place to begin."
        rosette="tech"
        action={{ label: 'Book an appointment', to: '/appointment' }}
      />
    </>
  );
}
