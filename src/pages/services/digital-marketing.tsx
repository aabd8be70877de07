import { marketing } from '../../enquiry/forms/build.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { EnquiryFunnel, enquiryFunnelFrame } from '../../sections/drawings/enquiry-funnel.tsx';
import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { Band } from '../../sections/band.tsx';
import { IndexCards } from '../../sections/index-cards.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FilmReasons } from '../../sections/film-reasons.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { firm } from '../../site/firm.ts';

const cards = [
  {
    note: 'be found',
    title: 'SEO',
    rosette: 'tech',
    text: 'Pages that answer what people type into a search engine. Much of it is technical: speed, structure and a site that works on a telephone.',
    entry: 'visits from search, by question.',
    meaning: 'They tell which answers people look for.',
    link: { to: '/services/tech-services', label: 'Read More', about: 'about the tech behind the website' },
  },
  {
    note: 'be known',
    title: 'Social media marketing',
    rosette: 'training',
    text: 'Regular posts by people who know the trade, on the networks your customers use. Your own staff can learn to write and answer.',
    entry: 'replies and profile visits.',
    meaning: 'They tell who knows you.',
    link: { to: '/services/training-placement', label: 'Read More', about: 'about training your staff' },
  },
  {
    note: 'be there at the right moment',
    title: 'Pay-per-click advertising',
    rosette: 'fund-raising',
    text: 'Advertisements beside the search results, paid for by the click. Worth it where one customer matters, as when a company looks for funds.',
    entry: 'cost for each enquiry.',
    meaning: 'It tells whether to go on paying.',
    link: { to: '/services/fund-raising', label: 'Read More', about: 'about fund raising, an example' },
  },
  {
    note: 'be remembered',
    title: 'E-mail marketing',
    rosette: 'debt-restructuring',
    text: 'Letters to people who asked for them: a rate that changed, a date that nears, a limit that can be renegotiated.',
    entry: 'replies and people who leave.',
    meaning: 'They tell whether letters are welcome.',
    link: {
      to: '/services/investment-banking',
      label: 'Read More',
      about: 'about debt restructuring, a subject for such letters',
    },
  },
  {
    note: 'be useful',
    title: 'Content marketing',
    rosette: 'digital-marketing',
    text: 'Guides, worked examples and calculators that explain a product before anybody sells it. They feed the other five.',
    entry: 'pages read before an enquiry.',
    meaning: 'They tell what convinces.',
    link: {
      to: '#together',
      label: 'Read More',
      about: 'about how the six work together',
    },
  },
  {
    note: 'be trusted',
    title: 'Online reputation management',
    rosette: 'credit-rating',
    text: 'Reviews read, answered and passed on to whoever can mend the cause. A complaint that is answered well is read by many.',
    entry: 'reviews answered.',
    meaning: 'They tell what to mend first.',
    link: {
      to: '/services/tech-services#services',
      label: 'Read More',
      about: 'about CRM software that keeps complaints',
    },
  },
] as const;

const reasons = [
  {
    title: 'We know the product',
    text: 'We arrange loans, cover and investments ourselves, so the words are right before a lawyer reads them.',
  },
  {
    title: 'Enquiries, not applause',
    text: 'Followers are pleasant. We plan for people who call, write or come in.',
  },
  {
    title: 'The website is ours, too',
    text: 'What an advertisement promises, the page must keep. The same firm can mend both.',
  },
  {
    title: 'Accounts in your name',
    text: 'Advertising accounts, pages and lists of addresses should belong to you from the first day. Ask for it.',
  },
];

const features = [
  {
    title: 'A plan before a budget',
    text: 'Whom you want to reach, what they ask, where they ask it. Only then which of the six, and how much of each.',
  },
  {
    title: 'A report you can read',
    text: 'What was done, what it cost, how many enquiries came, and what we would change. In sentences, with the figures beside them.',
  },
  {
    title: 'Words that may be said',
    text: 'Financial products have rules for advertising. The necessary lines are part of the design, not an afterthought.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner lead="Search, social media, advertising, e-mail, content and reputation, planned as one.">
        <Link to="#enquiry" look="button" about="for digital marketing">
          Get A Quote
        </Link>
      </PageBanner>
      <Band
        head={{
          note: 'What we do',
          title: 'Digital marketing services: how you are found.',
          lead: 'For lenders, insurers, advisors and every business whose customers compare before they ask.',
          layout: 'wide',
        }}
      >
        <IndexCards label="We count" cards={cards} />
      </Band>
      <Band id="together" ground="panel">
        <SideBySide layout="figure">
          <Prose
            title="How the marketing services work together"
            lead="A person with a money question searches, reads, doubts, compares and, on another day, asks. Each service holds one part of that way."
          >
            <p>
              If one part is missing, money leaks there. Advertisements without good pages buy visits that end
              after a glance. Good pages that nobody finds help nobody. Enquiries that are not answered the
              same day go to a competitor, and no campaign can mend that.
            </p>
            <p>
              So we begin at the narrow end. How is an enquiry answered today, by whom, and what becomes of
              it? Then we look at the pages, and only then at search and advertisements.
            </p>
          </Prose>
          <FigureFrame
            {...enquiryFunnelFrame}
            caption="From search to enquiry, fewer arrive at each stage. The dashed way back costs the least: these people know you already."
          >
            <EnquiryFunnel />
          </FigureFrame>
          <Prose>
            <Notice title="Advertising for regulated products">
              No campaign of ours promises an approval, a return or a claim. For some products the rules
              prescribe words, such as the risk warning of mutual funds. Tell us which licences you hold, so
              that the advertisement says neither more nor less.
            </Notice>
          </Prose>
        </SideBySide>
      </Band>
      <FilmReasons
        note="Finance first"
        title="Why choose us: marketing by people who know finance."
        lead="A loan is not a pair of shoes. It is compared for weeks, decided by a third party and remembered for years."
        reasons={reasons}
        rosette="digital-marketing"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        caption="How we work, in four steps: from understanding your needs to support. With captions."
      />
      <Steps note="In your hands" title="What you get: a plan, a report and lawful words." steps={features} />
      <Enquiry
        form={marketing}
        title="Tell us what you sell and how you are found."
        lead="Where did your last ten customers come from? If you do not know, that is where we begin."
        rosette="digital-marketing"
      />
      <Newsletter contact />
    </>
  );
}
