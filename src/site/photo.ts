/** Photographs in data files. The build creates their image files (build/photos/). By default, the site has none. */

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
  /** The common start of the URLs of all files: '/assets/asha-1a2b3c4d'. */
  base: string;
  /** The widths of the files in pixels: half of the displayed width, the displayed width, and larger widths. */
  widths: readonly [number, number, ...number[]];
  /** The height of the largest file in pixels. */
  height: number;
}

/** An alternative text has at least two words, so that nobody omits it by mistake. */
type AltText = `${string} ${string}`;

/** A photograph with its alternative text, or a decorative one. */
export type Photograph<In extends PhotoSlot = PhotoSlot> = { from: Photo<In> } & (
  | { alt: AltText; decorative?: never }
  | { alt: ''; decorative: true }
);
