import words from '#words/pages/services/digital-marketing.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { marketing } from '../../enquiry/forms/expansion.ts';
import { Costs } from '../../sections/costs.tsx';
import { EnquiryFunnel, enquiryFunnelFrame } from '../../sections/drawings/enquiry-funnel.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { EntryCards } from '../../sections/entry-cards.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FilmReasons } from '../../sections/film-reasons.tsx';
import { Newsletter } from '../../sections/newsletter.tsx';
import { Notice } from '../../sections/notice.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { SideBySide } from '../../sections/side-by-side.tsx';
import { Steps } from '../../sections/steps.tsx';
import { firmFees } from '../../site/fees.ts';
import { firm } from '../../site/firm.ts';
import { serviceTimes } from '../../site/service-times.ts';

const { banner, services, together, reasons, steps, costs } = words;

const cards = [
  {
    ...services.search,
    link: { ...services.search.link, to: '/services/tech-services' },
  },
  {
    ...services.socialMedia,
    link: { ...services.socialMedia.link, to: '/services/training-placement' },
  },
  {
    ...services.ads,
    link: { ...services.ads.link, to: '/services/fund-raising' },
  },
  {
    ...services.email,
    link: { ...services.email.link, to: '/services/investment-banking' },
  },
  {
    ...services.content,
    link: { ...services.content.link, to: '#together' },
  },
  {
    ...services.reputation,
    link: { ...services.reputation.link, to: '/services/tech-services#services' },
  },
] as const;

export function Screen() {
  return (
    <>
      <PageBanner intro={banner.intro}>
        <Link to="#enquiry" variant="button" about={banner.about}>
          {banner.quote}
        </Link>
      </PageBanner>
      <PageSection head={services}>
        <EntryCards label={services.count} cards={cards} />
      </PageSection>
      <PageSection id="together" ground="muted">
        <SideBySide layout="figure">
          <Prose title={together.title} intro={together.intro}>
            <p>{together.balance}</p>
            <p>{together.order}</p>
            <p>
              <RichText text={together.example} />
            </p>
          </Prose>
          <FigureFrame {...enquiryFunnelFrame} caption={together.figure}>
            <EnquiryFunnel />
          </FigureFrame>
          <Prose>
            <Notice title={together.regulated.title}>{together.regulated.text}</Notice>
          </Prose>
        </SideBySide>
      </PageSection>
      <FigureSpread hasAction figure={{ value: '100', unit: '%', label: words.figures.ownership }} />
      <FilmReasons
        note={reasons.note}
        title={reasons.title}
        intro={reasons.intro}
        reasons={[reasons.product, reasons.enquiries, reasons.website, reasons.accounts]}
        rosette="digital-marketing"
        play={<VideoLink title={reasons.film.title} film={firm.video} />}
        caption={reasons.film.caption}
      />
      <Steps title={steps.title} steps={[steps.plan, steps.report, steps.wording]} />
      <Costs rows={[{ service: costs.plan, fee: firmFees.marketing }]} text={costs.text} />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.marketing}
        form={marketing}
        rosette="digital-marketing"
      />
      <Newsletter contact="/contact?about=Digital%20Marketing#message" />
    </>
  );
}
