import { tech } from '../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { ServiceHouse, serviceHouseFrame } from '../../sections/drawings/service-house.tsx';
import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Checklist } from '../../sections/checklist.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FilmBox } from '../../sections/film-box.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { ServiceSlider } from '../../sections/service-slider.tsx';
import { ServiceStack } from '../../sections/service-stack.tsx';
import { firm } from '../../site/firm.ts';

/** From the user interface down to the servers, as in the drawing. */
const layers = [
  {
    note: 'What your customers see',
    title: 'UI/UX design',
    text: 'Clear screens on which your customers see the amount, the cost and the next step.',
    link: { to: '/services/wealth', label: 'For example: Wealth Management', about: 'and its screens' },
    rosette: 'wealth',
  },
  {
    note: 'Websites and portals',
    title: 'Web development',
    text: 'Fast websites that your own people can keep up to date, ready to be found on Google.',
    link: {
      to: '/services/digital-marketing',
      label: 'For more visitors: Digital Marketing',
      about: 'for your website',
    },
    rosette: 'digital-marketing',
  },
  {
    note: 'Android and iOS',
    title: 'Mobile apps',
    text: 'Android and iOS apps in which customers upload documents with the phone camera, for example for a 100% digital loan.',
    link: {
      to: '/services/loanForEveryIndian',
      label: 'For example: Loan For Every Indian',
      about: 'on a mobile',
    },
    rosette: 'loans',
  },
  {
    note: 'Customers and follow-ups',
    title: 'CRM',
    text: 'One list of customers, enquiries and tasks, so that no renewal or claim is missed.',
    link: {
      to: '/services/ourInsuranceServices',
      label: 'For example: Insurance Services',
      about: 'and renewals',
    },
    rosette: 'insurance',
  },
  {
    note: 'Servers and backups',
    title: 'Cloud',
    text: 'Servers, storage and backups that grow with your business.',
    link: {
      to: '/services/ourEndToEndforeignServices',
      label: 'New in India: services for foreign companies',
      about: 'with digital setup',
    },
    rosette: 'foreign-company',
  },
  {
    note: 'Before your customers find the bug',
    title: 'Software testing',
    text: 'Every step tested by people and by machine: wrong entries, lost connections, many users at once.',
    link: {
      to: '/services/training-placement',
      label: 'To hire testers: training and placement',
      about: 'of testers',
    },
    rosette: 'training',
  },
] as const;

const reasons = [
  {
    title: 'We know finance',
    text: 'You need not explain interest, tenor, margin or KYC to us.',
  },
  {
    title: 'One team for everything',
    text: 'Design, development, testing and operation are planned together.',
  },
  {
    title: 'Start small',
    text: 'Begin with the part that costs you the most time today.',
  },
  {
    title: 'Keep what works',
    text: 'We connect new parts to the software you already have.',
  },
];

const slides = [
  { title: 'Source code', text: 'In your own account, with the right to change it.' },
  { title: 'Design files', text: 'Editable, with fonts and colours named.' },
  { title: 'Test report', text: 'What was tested, what failed, what was fixed.' },
  { title: 'Access list', text: 'Every account, its owner and who has access.' },
  { title: 'Operating manual', text: 'How to start, stop and restore, and whom to call.' },
  { title: 'Training', text: 'Your people do each task once, themselves.' },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Websites, apps, cloud, CRM and testing, built by a team that understands lending and investments. You get a written offer with every cost, and you own what we build.">
        <Link to="#enquiry" variant="button">
          Get an offer for your project
        </Link>
      </PageBanner>
      <PageSection
        id="services"
        ground="accent"
        head={{
          note: 'Our services',
          title: 'What we build and maintain',
          intro: 'Order one service or all six.',
        }}
      >
        <ServiceStack layers={layers} />
      </PageSection>
      <PageSection
        head={{
          title: 'How our tech services fit together',
          intro:
            'Your customers see a screen. Behind it are the software, the customer list and the servers, so we plan them together.',
        }}
        figure={
          <FigureFrame
            {...serviceHouseFrame}
            caption="Design on top, then web and mobile, CRM, and the cloud below. Testing covers all of them."
          >
            <ServiceHouse />
          </FigureFrame>
        }
      >
        <ol>
          <li>We call you back and look at the task and the software you use now.</li>
          <li>You get an offer: what is built, by when, and what it costs to build and to run.</li>
          <li>You try each part before the next one begins.</li>
          <li>We hand over and train your people.</li>
        </ol>
        <p>
          <strong>What to bring:</strong> the task in your own words, the software you use now, one or two of
          your customer forms, and the date by which it must work. See{' '}
          <Link to="/papers">documents to bring</Link>.
        </p>
      </PageSection>
      <FilmBox
        ground="background"
        note="Our strengths"
        title="Why choose us for your software"
        intro="Financial software must be right to the rupee, and stand up to an audit."
        poster="/media/how-we-work.webp"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        caption="How we work, in four steps: from understanding your needs to support. With captions."
      >
        <Checklist items={reasons} />
      </FilmBox>
      <FigureSpread low action figure={{ value: '6', label: 'things you own when the project ends' }} />
      <ServiceSlider note="At hand-over" title="What you own when the project ends" slides={slides} />
      <Enquiry
        form={tech}
        title="Get an offer for your project"
        intro="One line is enough. We reply with questions, then send every cost."
        rosette="tech"
        action={{ label: 'Talk to our tech team', to: '/appointment?about=Tech%20Services' }}
      />
    </>
  );
}
