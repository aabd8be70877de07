/** Photographs in data files; the build creates their image files (build/photos/). The site has none by default. */

/** The uses of photographs: aspect ratio and maximum width in CSS pixels. */
export const photoSlots = {
  hero: { ratio: [5, 4], shown: 544 },
  card: { ratio: [5, 4], shown: 640 },
  scene: { ratio: [48, 29], shown: 640 },
  portrait: { ratio: [4, 5], shown: 480 },
} as const;

export type PhotoSlot = keyof typeof photoSlots;

/** The result of an import: `import asha from '../photos/asha.jpg?portrait'`. */
export interface Photo<In extends PhotoSlot = PhotoSlot> {
  slot: In;
  /** The URLs of its files without width and format: '/assets/asha-1a2b3c4d'. */
  base: string;
  /** The widths of its files in pixels: half of the displayed width, this width, and larger ones. */
  widths: readonly [number, number, ...number[]];
  /** Height of the largest file in pixels. */
  height: number;
}

/** Alternative text: at least two words, so that it is not omitted by mistake. */
type AltText = `${string} ${string}`;

/** A photograph with its alternative text, or a decorative one. */
export type Photograph<In extends PhotoSlot = PhotoSlot> = { from: Photo<In> } & (
  | { alt: AltText; decorative?: never }
  | { alt: ''; decorative: true }
);
