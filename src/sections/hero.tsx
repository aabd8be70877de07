import type { ReactNode } from 'react';
import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import type { To } from '../site/routes.ts';
import { HeroCards } from './hero-cards.tsx';
import type { HeroSlide } from './hero-carousel.tsx';
import type { HeroLink, ServiceBox } from './hero-cards.tsx';

const HeroCarousel = lazyPart(() => import('./hero-carousel.tsx').then((module) => module.HeroCarousel));

/** Classes of the background. Its waves fade out towards the text. */
const backgroundClasses =
  'cut bg-card [--wave-opacity:0.27] after:absolute after:inset-0 after:bg-[linear-gradient(0deg,var(--card)_52%,transparent_70%),linear-gradient(90deg,var(--card)_40%,transparent_85%)]';

interface HeroProps {
  /** The h1. It is screen-reader text outside the slides, because the first slide can be hidden (HF1). */
  title: string;
  slides: readonly HeroSlide[];
  /** The accessible name of the carousel. */
  label: string;
  /** The buttons below the text. The first one is the main action. */
  actions: readonly { label: string; to: To }[];
  boxes: readonly ServiceBox[];
  /** Links below the service cards. */
  furtherLinks?: readonly HeroLink[];
  /** The heading of the service cards, which is screen-reader text. */
  boxesTitle: string;
  /** A link that plays the film. */
  play?: ReactNode;
}

/** The hero of Home: slides and service cards. */
export function Hero({ title, slides, label, actions, boxes, furtherLinks, boxesTitle, play }: HeroProps) {
  return (
    <div className="hero px-[clamp(0.6rem,1.6vw,1.5rem)] pt-[clamp(0.9rem,1.6vw,1.5rem)] max-sm:[--wrap-gutter:1.35rem] print:p-0">
      <h1 className="sr-only">{title}</h1>
      {/*
        The slides are hidden until the browser has parsed the element after them. All slides are as high as the tallest
        slide, so the visible buttons and art would move each time the browser parses a taller slide.
      */}
      <div className="frame overflow-clip [&>.fade-slider:not(:has(+_*))]:invisible">
        <div className={backgroundClasses} aria-hidden="true">
          <div className="waves max-md:hidden" />
        </div>
        <HeroCarousel label={label} slides={slides}>
          {actions.map((action, index) => (
            <Link key={action.label} to={action.to} variant={index === 0 ? 'button' : 'outline'}>
              {action.label}
            </Link>
          ))}
          {play}
        </HeroCarousel>
        <HeroCards title={boxesTitle} boxes={boxes} {...(furtherLinks && { furtherLinks })} />
      </div>
    </div>
  );
}
