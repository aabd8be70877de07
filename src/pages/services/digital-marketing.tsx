import { marketing } from '../../enquiry/forms/expansion.ts';
import { Enquiry } from '../../sections/enquiry.tsx';
import { EnquiryFunnel, enquiryFunnelFrame } from '../../sections/drawings/enquiry-funnel.tsx';
import { Link } from '../../components/link.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { EntryCards } from '../../sections/entry-cards.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FilmReasons } from '../../sections/film-reasons.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { Notice } from '../../sections/notice.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { Prose } from '../../sections/prose.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { firm } from '../../site/firm.ts';

const cards = [
  {
    note: 'Be found',
    title: 'SEO',
    rosette: 'tech',
    text: 'Pages that answer what people search for, on a fast website that works on the phone.',
    entry: 'visits from search',
    link: { to: '/services/tech-services', label: 'Read More', about: 'about the tech behind the website' },
  },
  {
    note: 'Be known',
    title: 'Social media marketing',
    rosette: 'training',
    text: 'Regular posts on the networks your customers use. We can train your staff to write and reply.',
    entry: 'replies and profile visits',
    link: { to: '/services/training-placement', label: 'Read More', about: 'about training your staff' },
  },
  {
    note: 'Be there at the right moment',
    title: 'Pay-per-click advertising',
    rosette: 'fund-raising',
    text: 'Ads next to the search results, paid by the click. Best where one new customer pays for many clicks.',
    entry: 'cost per enquiry',
    link: { to: '/services/fund-raising', label: 'Read More', about: 'about fund raising' },
  },
  {
    note: 'Be remembered',
    title: 'Email marketing',
    rosette: 'debt-restructuring',
    text: 'Emails to people who asked for them: a new rate, a due date, a limit that can be renegotiated.',
    entry: 'replies and unsubscribes',
    link: {
      to: '/services/investment-banking',
      label: 'Read More',
      about: 'about debt restructuring',
    },
  },
  {
    note: 'Be useful',
    title: 'Content marketing',
    rosette: 'digital-marketing',
    text: 'Guides, examples and calculators that explain your product before anyone sells it.',
    entry: 'pages read before an enquiry',
    link: {
      to: '#together',
      label: 'Read More',
      about: 'about how the six work together',
    },
  },
  {
    note: 'Be trusted',
    title: 'Online reputation management',
    rosette: 'credit-rating',
    text: 'We read and reply to reviews, and pass each complaint to someone who can fix it.',
    entry: 'reviews answered',
    link: {
      to: '/services/tech-services#services',
      label: 'Read More',
      about: 'about tech services with a CRM for complaints',
    },
  },
] as const;

const reasons = [
  {
    title: 'We know the product',
    text: 'We arrange loans, insurance and investments ourselves, so the words are right.',
  },
  {
    title: 'Enquiries first',
    text: 'We plan for enquiries, not followers.',
  },
  {
    title: 'Website and marketing together',
    text: 'The ad and the page say the same, because one firm makes both.',
  },
  {
    title: 'Accounts in your name',
    text: 'Ad accounts, pages and mailing lists belong to you from the first day.',
  },
];

const features = [
  {
    title: 'A plan before a budget',
    text: 'Whom you want to reach, what they search for, and which services that needs.',
  },
  {
    title: 'A report you can read',
    text: 'What was done, what it cost, how many enquiries came and what to change.',
  },
  {
    title: 'Compliant wording',
    text: 'The lines that financial products must show are part of the design.',
  },
];

export function Screen() {
  return (
    <>
      <PageBanner intro="Get more enquiries for your financial business from search, social media, ads and email. You see the plan and its cost first, then a report of the results.">
        <Link to="#enquiry" variant="button" about="for digital marketing">
          Get A Quote
        </Link>
      </PageBanner>
      <PageSection
        head={{
          note: 'Our services',
          title: 'Digital marketing services',
          intro:
            'For lenders, insurers, advisers and every business whose customers compare before they ask.',
          layout: 'wide',
        }}
      >
        <EntryCards label="We count" cards={cards} />
      </PageSection>
      <PageSection id="together" ground="muted">
        <SideBySide layout="figure">
          <Prose
            title="How the marketing services work together"
            intro="Your customer searches, reads, compares and, on another day, asks. Each service covers one of these steps."
          >
            <p>
              Ads that lead to weak pages waste money. Good pages need visitors. An enquiry not answered the
              same day may go to a competitor.
            </p>
            <p>
              So we first look at how you answer enquiries today, then at your pages, and only then at search
              and ads.
            </p>
          </Prose>
          <FigureFrame
            {...enquiryFunnelFrame}
            caption="Fewer people reach each next step. Returning customers (dashed line) cost the least to win."
          >
            <EnquiryFunnel />
          </FigureFrame>
          <Prose>
            <Notice title="Advertising regulated products">
              No campaign of ours promises an approval, a return or a claim. For some products the rules
              prescribe words, such as the risk warning of mutual funds. Tell us which licences you hold.
            </Notice>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread low action figure={{ value: '6', label: 'services in one plan, with one report' }} />
      <FilmReasons
        note="Our strengths"
        title="Why choose us for your marketing"
        intro="Customers compare loans for weeks. Marketing a loan takes people who know finance."
        reasons={reasons}
        rosette="digital-marketing"
        play={<VideoLink title="How we work, in four steps" film={firm.video} />}
        caption="How we work, in four steps: from understanding your needs to support. With captions."
      />
      <Steps title="A plan, a report and compliant wording" steps={features} />
      <Enquiry
        form={marketing}
        title="Get more enquiries"
        intro="Tell us what you sell, and where your customers come from today."
        rosette="digital-marketing"
      />
      <Newsletter contact="/contact?about=Digital%20Marketing#message" />
    </>
  );
}
