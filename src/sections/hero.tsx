import type { ReactNode } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import { SLIDE_FADE_MS, SLIDE_INTERVAL_MS } from '../lib/slide-fade.ts';
import { firm } from '../site/firm.ts';
import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { HeroCards } from './hero-cards.tsx';
import type { ServiceBox } from './hero-cards.tsx';
import { noWrapRanges } from '../components/no-wrap-ranges.ts';

const FadeSlider = lazyPart(() =>
  import('../components/fade-slider.tsx').then((module) => module.FadeSlider),
);

interface HeroSlide {
  subtitle: string;
  /** First half of the heading. */
  title: string;
  description: string;
  rosette: HeroRosetteName;
  /** Replaces the rosette. */
  photo?: Photograph<'hero'>;
  /** Figure inside the rosette or below the photograph. */
  figure: { value: number; suffix?: '+'; label: string; source?: string };
}

interface HeroProps {
  /** Visually hidden h1. It is outside the slides because the first slide can be hidden (HF1). */
  title: string;
  slides: readonly HeroSlide[];
  /** Accessible name of the carousel. */
  label: string;
  /** Buttons below the text; the first is the primary one. */
  actions: readonly { label: string; to: To }[];
  boxes: readonly ServiceBox[];
  /** Visually hidden heading of the service cards. */
  boxesTitle: string;
  /** Optional link that plays the film. */
  play?: ReactNode;
}

/** Hero of Home: slides, service cards and the firm's name in microprint. */
export function Hero({ title, slides, label, actions, boxes, boxesTitle, play }: HeroProps) {
  return (
    <div className="hero">
      <h1 className="sr-only">{title}</h1>
      <div className="frame overflow-clip">
        <div className="hero-ground cut bg-card" aria-hidden="true">
          <div className="waves" />
        </div>
        <FadeSlider
          label={label}
          interval={SLIDE_INTERVAL_MS}
          speed={SLIDE_FADE_MS}
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
        </FadeSlider>
        {/* styles/hero.css reveals the slides by the element that follows them. */}
        <HeroCards title={boxesTitle} boxes={boxes} />
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
    <div className="hero-seat">
      <Rosette name={rosette} size="plate" />
      <p className="disc hero-disc">
        <span className="font-display font-bold whitespace-nowrap">
          <span className="fig">{`${figure.value}${figure.suffix ?? ''}`}</span>
          {figure.source === '' && <SampleMark />}
        </span>{' '}
        <span className="hero-disc-label">{figure.label}</span>
      </p>
    </div>
  );
}

interface PhotoFigureProps {
  slide: HeroSlide;
  photo: Photograph<'hero'>;
  /** Whether it is the initially visible slide, whose photograph loads first. */
  first: boolean;
}

/** A slide's photograph with its figure below. */
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

/** Uses typographic apostrophes: in a long line, straight ones would look like quotation marks. */
const MICROPRINT = `${firm.name} · ${firm.address.locality} · ${firm.tagline} · `
  .replaceAll("'", '’')
  .toUpperCase()
  .repeat(12);

/** Decorative line of tiny repeated text at the bottom of the hero, which looks like a rule. */
function Microprint() {
  return (
    <svg className="microprint" aria-hidden="true" focusable="false">
      <text y="7">{MICROPRINT}</text>
    </svg>
  );
}
