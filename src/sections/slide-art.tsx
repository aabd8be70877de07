import type { SlideCalculatorName } from '../calculators/slide-calculators.ts';
import type { Photograph } from '../site/photo.ts';
import type { HeroRosetteName } from '../site/rosettes.ts';
import { SlideCalculator } from './slide-calculator.tsx';
import { SlidePhoto } from './slide-photo.tsx';

export interface SlideArtProps {
  rosette: HeroRosetteName;
  calculator: SlideCalculatorName;
  /** A photograph, which replaces the calculator. */
  photo?: Photograph<'hero'>;
}

/** The art of a hero slide: a calculator with a rosette, or a photograph. */
export const SlideArt = ({ rosette, calculator, photo, isFirst }: SlideArtProps & { isFirst: boolean }) =>
  photo ? (
    <SlidePhoto photo={photo} isFirst={isFirst} />
  ) : (
    <SlideCalculator name={calculator} rosette={rosette} isFirst={isFirst} />
  );
