/** Photographs as the data name them; the build makes their files (build/photos/). The site has none of its own. */

/** Where a photograph may stand: how it is cut, and how wide it is shown at most, in CSS pixels. */
export const seats = {
  hero: { ratio: [5, 4], shown: 544 },
  card: { ratio: [5, 4], shown: 640 },
  scene: { ratio: [48, 29], shown: 640 },
  portrait: { ratio: [4, 5], shown: 480 },
} as const;

export type Seat = keyof typeof seats;

/** What an import gives: `import asha from '../photos/asha.jpg?portrait'`. */
export interface Photo<In extends Seat = Seat> {
  seat: In;
  /** Address of its files up to the width: '/assets/asha-1a2b3c4d-480.avif'. */
  base: string;
  /** In pixels: half of what is shown, that itself, and more. */
  widths: readonly [number, number, ...number[]];
  /** Of the largest. */
  height: number;
}

/** Two words at least, so that none is left out by an oversight. */
type Said = `${string} ${string}`;

/** A photograph and what it shows, in words; one that tells nothing which the text does not is decorative. */
export type Photograph<In extends Seat = Seat> = { from: Photo<In> } & (
  | { alt: Said; decorative?: never }
  | { alt: ''; decorative: true }
);
