import type { ReactNode } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import { firm } from '../site/firm.ts';
import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import type { To } from '../site/routes.ts';
import { Coupons } from './coupons.tsx';
import type { ServiceBox } from './coupons.tsx';

const FadeSlider = lazyPart(
  () => import('../components/fade-slider.tsx').then((module) => module.FadeSlider),
  { from: 'start' },
);

interface HeroSlide {
  subtitle: string;
  /** Two lines of one heading. */
  title1: string;
  title2: string;
  description: string;
  rosette: HeroRosetteName;
  /** In place of the rosette. */
  photo?: Photograph<'hero'>;
  /** The figure in the middle of the rosette, or under the photograph. */
  figure: { value: number; suffix?: '+'; label: string };
}

interface HeroProps {
  /** The page's h1, for the ear: it stands outside the slides, or it would go with the first (HF1). */
  title: string;
  slides: readonly HeroSlide[];
  /** What the slides are about, for the ear. */
  label: string;
  /** The buttons under the words: the first is the one to press. */
  actions: readonly { label: string; to: To }[];
  boxes: readonly ServiceBox[];
  /** What the coupons have in common, for the ear. */
  boxesTitle: string;
  /** The link that plays the film, where there is one. */
  play?: ReactNode;
}

/** Home's certificate: slides, coupons, and the firm's name in microprint. */
export function Hero({ title, slides, label, actions, boxes, boxesTitle, play }: HeroProps) {
  return (
    <div className="hero" data-autoplay>
      <h1 className="sr-only">{title}</h1>
      <div className="frame overflow-clip">
        <div className="hero-ground cut bg-leaf" aria-hidden="true">
          <div className="waves" />
        </div>
        <FadeSlider
          label={label}
          interval={5000}
          speed={1000}
          slides={slides.map((slide, index) => ({
            key: slide.subtitle,
            title: slide.subtitle,
            text: <Words slide={slide} />,
            art: slide.photo ? (
              <View slide={slide} photo={slide.photo} first={index === 0} />
            ) : (
              <Seat slide={slide} />
            ),
          }))}
        >
          {actions.map((action, index) => (
            <Link key={action.label} to={action.to} look={index === 0 ? 'button' : 'outline'}>
              {action.label}
            </Link>
          ))}
          {play}
        </FadeSlider>
        {/* What follows the slides lets them be seen (styles/hero.css). */}
        <Coupons title={boxesTitle} boxes={boxes} />
      </div>
      <Microprint />
    </div>
  );
}

function Words({ slide }: { slide: HeroSlide }) {
  return (
    <>
      <p className="mb-4 font-display text-kicker text-saffron italic">{slide.subtitle}</p>
      <h2 className="mb-5 max-w-[13.5em] font-display text-h1">{`${slide.title1} ${slide.title2}`}</h2>
      <p className="max-w-136 text-lead text-ink-soft">{slide.description}</p>
    </>
  );
}

function Seat({ slide: { rosette, figure } }: { slide: HeroSlide }) {
  return (
    <div className="hero-seat">
      <Rosette name={rosette} size="plate" />
      <p className="disc hero-disc">
        <span className="font-display font-bold whitespace-nowrap">
          <span className="fig">{`${figure.value}${figure.suffix ?? ''}`}</span>
        </span>{' '}
        <span className="hero-disc-label">{figure.label}</span>
      </p>
    </div>
  );
}

interface ViewProps {
  slide: HeroSlide;
  photo: Photograph<'hero'>;
  /** Whether it is the first to be seen. */
  first: boolean;
}

/** A photograph where the rosette would be, with the figure under it. */
function View({ slide: { figure }, photo, first }: ViewProps) {
  return (
    <div className="max-md:px-4 max-md:pb-5">
      <div className="border-hair border-edge bg-leaf p-2">
        <Picture
          photo={photo}
          sizes="(min-width: 89.5rem) 33rem, (min-width: 48rem) 37vw, 78vw"
          first={first}
        />
        <p className="mt-2 text-small text-ink-soft">
          <span className="font-display text-h3 font-bold text-engrave">
            {figure.value}
            {figure.suffix}
          </span>{' '}
          {figure.label}
        </p>
      </div>
    </div>
  );
}

/** Apostrophes as they are printed: between straight ones, a long line reads as a quotation. */
const LINE = `${firm.name} · ${firm.address.locality} · ${firm.tagline} · `
  .replaceAll("'", '’')
  .toUpperCase()
  .repeat(12);

/** The line of lettering at the foot of the certificate that reads as a rule until one looks close. */
function Microprint() {
  return (
    <svg className="microprint" aria-hidden="true" focusable="false">
      <text y="7">{LINE}</text>
    </svg>
  );
}
