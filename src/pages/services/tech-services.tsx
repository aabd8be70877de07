import words from '#words/pages/services/tech-services.json';
import { Link } from '../../components/link.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { VideoLink } from '../../components/video-link.tsx';
import { tech } from '../../enquiry/forms/expansion.ts';
import { Checklist } from '../../sections/checklist.tsx';
import { Costs } from '../../sections/costs.tsx';
import { Enquiry } from '../../sections/enquiry.tsx';
import { FigureFrame } from '../../sections/figure-frame.tsx';
import { FigureSpread } from '../../sections/figure-spread.tsx';
import { FilmSection } from '../../sections/film-section.tsx';
import { PageBanner } from '../../sections/page-banner.tsx';
import { PageSection } from '../../sections/page-section.tsx';
import { ServiceHouse, serviceHouseFrame } from '../../sections/drawings/service-house.tsx';
import { ServiceCarousel } from '../../sections/service-carousel.tsx';
import { firmFees } from '../../site/fees.ts';
import { getFilmPoster } from '../../site/film.ts';
import { firm } from '../../site/firm.ts';
import { TextRows } from '../../sections/text-rows.tsx';
import { serviceTimes } from '../../site/service-times.ts';

const { services, process, reasons, handOver, costs } = words;

/** The services in the order of the drawing: from the user interface down to the servers, then testing. */
const layers = [
  { ...services.design, link: { ...services.design.link, to: '/services/wealth' } },
  {
    ...services.web,
    link: { ...services.web.link, to: '/services/digital-marketing' },
  },
  {
    ...services.mobile,
    link: { ...services.mobile.link, to: '/services/loanForEveryIndian' },
  },
  {
    ...services.crm,
    link: { ...services.crm.link, to: '/services/ourInsuranceServices' },
  },
  {
    ...services.cloud,
    link: { ...services.cloud.link, to: '/services/ourEndToEndforeignServices' },
  },
  {
    ...services.testing,
    link: { ...services.testing.link, to: '/services/training-placement' },
  },
] as const;

const slides = [
  handOver.code,
  handOver.design,
  handOver.tests,
  handOver.access,
  handOver.manual,
  handOver.training,
];

export function Screen() {
  return (
    <>
      <PageBanner intro={words.banner.intro}>
        <Link to="#enquiry" variant="button">
          {words.banner.offer}
        </Link>
      </PageBanner>
      <PageSection id="services" ground="accent" head={services}>
        <TextRows rows={layers} />
      </PageSection>
      <PageSection
        head={process}
        figure={
          <FigureFrame {...serviceHouseFrame} caption={process.figure}>
            <ServiceHouse />
          </FigureFrame>
        }
      >
        <ol>
          <li>{process.call}</li>
          <li>{process.offer}</li>
          <li>{process.trial}</li>
          <li>{process.handOver}</li>
        </ol>
        <p>
          <RichText text={process.documents} />
        </p>
        <p>
          <RichText text={process.example} />
        </p>
      </PageSection>
      <FilmSection
        ground="background"
        note={reasons.note}
        title={reasons.title}
        intro={reasons.intro}
        poster={getFilmPoster(firm.video)}
        play={<VideoLink title={reasons.film.title} film={firm.video} />}
        caption={reasons.film.caption}
      >
        <Checklist items={[reasons.finance, reasons.team, reasons.start, reasons.integration]} />
      </FilmSection>
      <FigureSpread hasAction figure={{ value: '100', unit: '%', label: words.figures.ownership }} />
      <ServiceCarousel note={handOver.note} title={handOver.title} slides={slides} />
      <Costs
        rows={[
          { service: costs.website, fee: firmFees.website },
          { service: costs.maintenance, fee: firmFees.maintenance },
        ]}
        text={costs.text}
      />
      <Enquiry
        {...words.enquiry}
        times={serviceTimes.tech}
        form={tech}
        rosette="tech"
        action={{ label: words.enquiry.action, to: '/appointment?about=Tech%20Services' }}
      />
    </>
  );
}
