import { lazyPart } from '../runtime/lazy-part.tsx';
import { SectionHead } from './section-head.tsx';

const Carousel = lazyPart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

interface ServiceSlide {
  title: string;
  text: string;
}

interface ServiceCarouselProps {
  note: string;
  title: string;
  intro?: string;
  slides: readonly ServiceSlide[];
}

/** A carousel of short numbered cards, with numbered buttons instead of arrows. */
export function ServiceCarousel({ note, title, intro, slides }: ServiceCarouselProps) {
  return (
    <div className="bg-muted py-section">
      <div className="wrap">
        <Carousel
          label={note}
          slidesPerView="service"
          interval={4000}
          hasArrows={false}
          renderHead={(controls) => <SectionHead note={note} title={title} intro={intro} aside={controls} />}
          slides={slides.map((slide, index) => ({
            key: slide.title,
            title: slide.title,
            content: <SlideCard slide={slide} number={index + 1} />,
          }))}
        />
      </div>
    </div>
  );
}

function SlideCard({ slide: { title, text }, number }: { slide: ServiceSlide; number: number }) {
  return (
    <div className="flex h-full flex-col border-hair border-input bg-card">
      <span
        className="border-b-perforation border-brand-fine bg-accent px-3.5 py-3.5 font-display text-figure-band font-bold sm:px-6 sm:py-5"
        aria-hidden="true"
      >
        <span className="fig">{number}</span>
      </span>
      <div className="px-3.5 pt-4 pb-5 sm:px-6 sm:pb-6">
        <h3 className="font-display text-h3 font-bold wrap-break-word">{title}</h3>
        <p className="mt-2 text-sm text-foreground-soft">{text}</p>
      </div>
    </div>
  );
}
