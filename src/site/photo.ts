/*
 * Types of the photographs of people and places. build/photos/ creates the image files. The site has no photographs
 * until the firm adds them.
 */

/** The places in which a page can show a photograph. `displayedWidth` is the maximum width in CSS pixels. */
export const photoSlots = {
  hero: { ratio: [5, 4], displayedWidth: 544 },
  card: { ratio: [5, 4], displayedWidth: 640 },
  scene: { ratio: [48, 29], displayedWidth: 640 },
  portrait: { ratio: [4, 5], displayedWidth: 480 },
} as const;

export type PhotoSlot = keyof typeof photoSlots;

/** What an import of a photograph returns: `import asha from '../photos/asha.jpg?portrait'`. */
export interface Photo<Slot extends PhotoSlot = PhotoSlot> {
  slot: Slot;
  /** The common start of the URLs of all files: '/assets/asha-1a2b3c4d'. */
  base: string;
  /** The widths of the files in pixels: half of the displayed width, the displayed width, and larger widths. */
  widths: readonly [number, number, ...number[]];
  /** The height of the largest file in pixels. */
  height: number;
}

/** An alternative text has at least two words, because a single word describes no photograph. */
type AltText = `${string} ${string}`;

/** A photograph with its alternative text. Screen readers skip a decorative photograph, whose text is empty. */
export type Photograph<Slot extends PhotoSlot = PhotoSlot> = { from: Photo<Slot> } & (
  | { alt: AltText; decorative?: never }
  | { alt: ''; decorative: true }
);
