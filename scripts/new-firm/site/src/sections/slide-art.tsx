import { Rosette } from '../components/rosette.tsx';
import { SampleMark } from '../components/sample-mark.tsx';
import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import { SlidePhoto } from './slide-photo.tsx';

/**
 * Classes of a rosette with a figure in its middle. On phones, the upper half of the rosette is visible, and the
 * complete figure.
 */
const rosetteFigureClasses =
  'hero-seat overlay max-md:aspect-[1/0.7] max-md:mx-auto max-md:w-[min(100%,30rem)] max-md:items-start max-md:overflow-hidden max-md:[--field:36%] max-xs:aspect-[1/0.75] max-xs:[--field:42%] md:max-lg:-mr-5 md:max-lg:[--field:42%] large-text:aspect-auto large-text:[--field:75%]';

export interface SlideArtProps {
  rosette: HeroRosetteName;
  /** The figure inside the rosette or below the photograph. */
  figure: { value: number; suffix?: '+'; label: string; source?: string };
  /** A photograph, instead of the rosette. */
  photo?: Photograph<'hero'>;
}

/** The art of a hero slide: a rosette or a photograph, with a figure. */
export function SlideArt({ rosette, figure, photo, isFirst }: SlideArtProps & { isFirst: boolean }) {
  const value = `${figure.value}${figure.suffix ?? ''}`;
  if (photo)
    return (
      <SlidePhoto photo={photo} isFirst={isFirst}>
        <p className="mt-2 text-sm text-foreground-soft">
          <span className="font-display text-h3 font-bold text-brand">
            {value}
            {figure.source === '' && <SampleMark />}
          </span>{' '}
          {figure.label}
        </p>
      </SlidePhoto>
    );
  return (
    <div className={rosetteFigureClasses}>
      {/* The rosette is visible on load. `content-visibility` of engraving.css would delay its rendering. */}
      <Rosette name={rosette} className="[content-visibility:visible]" />
      <p className="hero-disc rosette-disc w-[var(--field,36%)] bg-card text-center text-seal max-md:mt-[calc(50%-var(--field)/2)] forced-colors:aspect-auto forced-colors:w-auto forced-colors:rounded-none forced-colors:p-4">
        <span className="font-display font-bold whitespace-nowrap">
          <span className="fig">{value}</span>
          {figure.source === '' && <SampleMark />}
        </span>{' '}
        <span className="mt-[0.15rem] max-w-[5.9em] text-sm/tight font-semibold text-foreground-soft print:max-w-none">
          {figure.label}
        </span>
      </p>
    </div>
  );
}
