import type { AnyRosetteName } from '../site/rosettes.ts';
import { Rosette } from './rosette.tsx';

const variants = {
  /** A large rosette on the right side of the band. It fades out towards the text. */
  faded:
    'lg:top-1/2 lg:right-0 lg:w-160 lg:mask-[linear-gradient(90deg,transparent,black_45%)] lg:[translate:0_-50%]',
  /** A small rosette that does not fade, for a drawing of an object, or next to a wide figure. */
  complete: 'lg:top-auto lg:right-gutter lg:bottom-6 lg:w-[min(24vw,20rem)]',
} as const;

interface BandArtProps {
  name: AnyRosetteName;
  variant: keyof typeof variants;
  className: string;
}

/**
 * The decorative rosette of a dark band. On narrow screens, only a part of the rosette is visible, at the top right.
 */
export const BandArt = ({ name, variant, className }: BandArtProps) => (
  <div
    className={`absolute -top-60 -right-52 w-88 print:hidden ${variants[variant]} ${className}`}
    aria-hidden="true"
  >
    <Rosette name={name} className="[--art:var(--art-plate-bold)] lg:[--art:var(--art-plate-fine)]" />
  </div>
);
