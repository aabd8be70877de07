import { lazyPart } from '../runtime/lazy-part.tsx';
import { Link } from '../components/link.tsx';
import { preventRangeWraps } from '../components/no-wrap-ranges.ts';
import { Picture } from '../components/picture.tsx';
import { Rosette } from '../components/rosette.tsx';
import { getRoute } from '../site/page-info.ts';
import type { Photograph } from '../site/photo.ts';
import type { Path } from '../site/routes.ts';
import { SectionHead } from './section-head.tsx';
import * as common from '#words/common.json';
import { formatMessage } from '../lib/format-message.ts';

const Carousel = lazyPart(() => import('../components/carousel.tsx').then((module) => module.Carousel));

/** Classes of the box around the rosette. The lower edge crops the rosette, which turns a little on hover and focus. */
const rosetteBoxClasses =
  'relative h-[clamp(8.5rem,4rem+18vw,14.5rem)] overflow-hidden border-b-hair border-input bg-accent *:absolute *:top-5 *:left-1/2 *:w-76 *:[translate:-50%] forced-colors:h-10 print:h-auto print:*:hidden motion-safe:playing:*:[transition:rotate_theme(transitionDuration.turn)_theme(transitionTimingFunction.engrave)] motion-safe:playing:group-focus-within:*:rotate-7 motion-safe:playing:group-hover:*:rotate-7';

interface ServiceCard {
  path: Path;
  title: string;
  text: string;
  /** A photograph that replaces the rosette. */
  photo?: Photograph<'card'>;
}

interface CardCarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  title: string;
  cards: readonly ServiceCard[];
}

/** A carousel of services. Each card has the rosette of the service, or a photograph. */
export function CardCarousel({ label, title, cards }: CardCarouselProps) {
  return (
    <div className="bg-muted py-section">
      <div className="wrap">
        <Carousel
          label={label}
          slidesPerView="cards"
          interval={4000}
          renderHead={(controls) => <SectionHead title={title} aside={controls} />}
          slides={cards.map((card) => ({ key: card.path, title: card.title, content: <Card card={card} /> }))}
        />
      </div>
    </div>
  );
}

function Card({ card: { path, title, text, photo } }: { card: ServiceCard }) {
  const { rosette } = getRoute(path);
  return (
    <div className="group flex h-full flex-col border-hair border-input bg-card">
      {photo && (
        <Picture
          photo={photo}
          sizes="(min-width: 82.5rem) 18rem, (min-width: 62rem) 22vw, (min-width: 48rem) 44vw, 92vw"
        />
      )}
      {!photo && rosette && (
        <div className={rosetteBoxClasses}>
          <Rosette name={rosette} size="plate" />
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2.5 px-5 pt-5 pb-3 [&>a]:mt-auto [&>a]:self-start">
        <h3 className="font-display text-h3 font-bold">{preventRangeWraps(title)}</h3>
        <p className="text-sm text-foreground-soft">{preventRangeWraps(text)}</p>
        <Link to={path} variant="more" about={formatMessage(common.aboutSubject, { subject: title })}>
          {common.readMore}
        </Link>
      </div>
    </div>
  );
}
