import type { ReactNode } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { firm } from '../site/firm.ts';
import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { HeroCards } from './hero-cards.tsx';
import type { HeroLink, ServiceBox } from './hero-cards.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

const FadeCarousel = lazyPart(() =>
  import('../components/fade-carousel.tsx').then((module) => module.FadeCarousel),
);

/** Classes of the background. Its waves fade out towards the text. */
const backgroundClasses =
  'cut bg-card [--wave-opacity:0.27] after:absolute after:inset-0 after:bg-[linear-gradient(0deg,var(--card)_30%,transparent_55%),linear-gradient(90deg,var(--card)_34%,transparent_80%)] md:max-lg:after:bg-[linear-gradient(0deg,var(--card)_52%,transparent_70%),linear-gradient(90deg,var(--card)_40%,transparent_85%)]';

/**
 * Classes of a rosette with a figure in its middle. On phones, only the upper half of the rosette is visible, but the
 * complete figure is.
 */
const rosetteFigureClasses =
  'hero-seat overlay max-md:aspect-[1/0.7] max-md:w-[min(100%,30rem)] max-md:items-start max-md:overflow-hidden max-md:[--field:36%] max-xs:aspect-[1/0.75] max-xs:[--field:42%] md:max-lg:-mr-5 md:max-lg:[--field:42%] large-text:aspect-auto large-text:[--field:75%]';

interface HeroSlide {
  subtitle: string;
  /** The heading of the slide. */
  title: string;
  description: string;
  rosette: HeroRosetteName;
  /** A photograph that replaces the rosette. */
  photo?: Photograph<'hero'>;
  /** The figure inside the rosette, or below the photograph. */
  figure: { value: number; suffix?: '+'; label: string; source?: string };
}

interface HeroProps {
  /** The h1, which only screen readers announce. It is not in a slide, because the first slide can be hidden (HF1). */
  title: string;
  slides: readonly HeroSlide[];
  /** The accessible name of the carousel. */
  label: string;
  /** The buttons below the text. The first has the primary style. */
  actions: readonly { label: string; to: To }[];
  boxes: readonly ServiceBox[];
  /** Links below the service cards. */
  furtherLinks?: readonly HeroLink[];
  /** The heading of the service cards, which only screen readers announce. */
  boxesTitle: string;
  /** A link that plays the film. */
  play?: ReactNode;
}

/**
 * The hero of Home. It has slides, service cards, and the firm's name in tiny letters, like the microprint of a
 * banknote.
 */
export function Hero({ title, slides, label, actions, boxes, furtherLinks, boxesTitle, play }: HeroProps) {
  return (
    <div className="hero px-[clamp(0.6rem,1.6vw,1.5rem)] pt-[clamp(0.9rem,1.6vw,1.5rem)] max-sm:[--wrap-gutter:1.35rem] print:p-0">
      <h1 className="sr-only">{title}</h1>
      {/*
        Hides the slides until the browser has parsed the element after them. The tallest slide sets the height, so the
        buttons and the art would move with each slide that the browser parses.
      */}
      <div className="frame overflow-clip [&>.fade-slider:not(:has(+_*))]:invisible">
        <div className={backgroundClasses} aria-hidden="true">
          <div className="waves max-md:hidden" />
        </div>
        <FadeCarousel
          label={label}
          slides={slides.map((slide, index) => ({
            key: slide.subtitle,
            title: slide.subtitle,
            text: <SlideText slide={slide} />,
            art: slide.photo ? (
              <PhotoFigure slide={slide} photo={slide.photo} first={index === 0} />
            ) : (
              <RosetteFigure slide={slide} />
            ),
          }))}
        >
          {actions.map((action, index) => (
            <Link key={action.label} to={action.to} variant={index === 0 ? 'button' : 'outline'}>
              {action.label}
            </Link>
          ))}
          {play}
        </FadeCarousel>
        <HeroCards title={boxesTitle} boxes={boxes} {...(furtherLinks && { furtherLinks })} />
      </div>
      <Microprint />
    </div>
  );
}

function SlideText({ slide }: { slide: HeroSlide }) {
  return (
    <>
      <p className="mb-4 font-display text-kicker text-highlight italic">{slide.subtitle}</p>
      <h2 className="mb-5 max-w-[13.5em] font-display text-h1">{slide.title}</h2>
      <p className="max-w-136 text-lg text-foreground-soft">{noWrapRanges(slide.description)}</p>
    </>
  );
}

function RosetteFigure({ slide: { rosette, figure } }: { slide: HeroSlide }) {
  return (
    <div className={rosetteFigureClasses}>
      {/* The rosette is visible on load, so the browser must not skip it (`content-visibility` of engraving.css). */}
      <Rosette name={rosette} className="[content-visibility:visible]" />
      <p className="hero-disc rosette-disc w-[var(--field,36%)] bg-card text-center text-seal max-md:mt-[calc(50%-var(--field)/2)] forced-colors:aspect-auto forced-colors:w-auto forced-colors:rounded-none forced-colors:p-4">
        <span className="font-display font-bold whitespace-nowrap">
          <span className="fig">{`${figure.value}${figure.suffix ?? ''}`}</span>
          {figure.source === '' && <SampleMark />}
        </span>{' '}
        <span className="mt-[0.15rem] max-w-[5.9em] text-sm/tight font-semibold text-foreground-soft print:max-w-none">
          {figure.label}
        </span>
      </p>
    </div>
  );
}

interface PhotoFigureProps {
  slide: HeroSlide;
  photo: Photograph<'hero'>;
  /** Whether this is the slide that is visible on load. Its photograph then loads with high priority. */
  first: boolean;
}

/** The photograph of a slide, with the figure below it. */
function PhotoFigure({ slide: { figure }, photo, first }: PhotoFigureProps) {
  return (
    <div className="max-md:px-4 max-md:pb-5">
      <div className="border-hair border-input bg-card p-2">
        <Picture
          photo={photo}
          sizes="(min-width: 89.5rem) 33rem, (min-width: 48rem) 37vw, 78vw"
          first={first}
        />
        <p className="mt-2 text-sm text-foreground-soft">
          <span className="font-display text-h3 font-bold text-brand">
            {figure.value}
            {figure.suffix}
            {figure.source === '' && <SampleMark />}
          </span>{' '}
          {figure.label}
        </p>
      </div>
    </div>
  );
}

/**
 * The text that is repeated. Its apostrophes are typographic, because straight ones would look like quotation marks.
 */
const MICROPRINT = `${firm.name} · ${firm.address.locality} · ${firm.tagline} · `
  .replaceAll("'", '’')
  .toUpperCase()
  .repeat(12);

/** A decorative line of tiny repeated text at the bottom of the hero. */
function Microprint() {
  return (
    <svg
      className="mx-auto mt-[10px] h-[9px] w-[calc(100%-2*clamp(0.75rem,2vw,1.9rem))] mask-[linear-gradient(90deg,transparent,black_4rem_calc(100%-4rem),transparent)] fill-brand text-[length:7px] font-semibold tracking-[0.12em] print:hidden forced-colors:hidden"
      aria-hidden="true"
      focusable="false"
    >
      <text y="7">{MICROPRINT}</text>
    </svg>
  );
}
