import type { RosetteName } from '../../site/rosettes.ts';
import type { Language } from '../../site/languages.ts';
import type { ArticlePath, Path, To } from '../../site/routes.ts';

/** The names of the drawings that articles can show (articles/article-drawing.tsx). */
export const drawingNames = [
  'export-flow',
  'letter-points',
  'nri-accounts',
  'rating-scale',
  'recourse',
  'three-proofs',
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** A part of a line: plain text, emphasised text, text in another language, or a link. `outside` leaves the site. */
export type InlineText =
  | string
  | { kind: 'strong'; words: readonly InlineText[] }
  | { kind: 'em'; words: readonly InlineText[] }
  | { kind: 'foreign'; lang: string; words: readonly InlineText[] }
  | { kind: 'link'; to: To; words: readonly InlineText[] }
  | { kind: 'outside'; href: string; words: readonly InlineText[] };

/** A block of an article. articles/plugin/ parses it, and articles/article-text.tsx renders it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; words: string }
  | { kind: 'text'; words: readonly InlineText[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly InlineText[])[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly (readonly InlineText[])[])[];
      /** Whether the last column, and no other, contains amounts. */
      hasAmounts: boolean;
      /** Whether there are two columns after the first, both with amounts. */
      alignRight: boolean;
    }
  | { kind: 'figure'; value: string; to?: string; unit?: string; label: string }
  | { kind: 'drawing'; name: DrawingName }
  | { kind: 'note'; paragraphs: readonly (readonly InlineText[])[] }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number; caption?: string };

/** The data of an article for lists. */
export interface Teaser {
  path: ArticlePath;
  title: string;
  summary: string;
  /** The date of the article in ISO format, such as '2026-01-12'. */
  date: string;
  /** The reading time in minutes. */
  minutes: number;
  /** The services that the article is about, with the most relevant first. */
  services: readonly Path[];
  rosette: RosetteName;
}

export interface Article extends Teaser {
  author: string;
  blocks: readonly Block[];
  /** The languages in which the article is published. */
  languages: readonly (Language | 'en')[];
  /** The number of words. */
  words: number;
  /** The path of the image for sharing. */
  image: string;
}

export interface Neighbours {
  older?: Teaser;
  newer?: Teaser;
}

/** A service and its number of articles. */
export interface Topic {
  service: Path;
  count: number;
}

/** The number of articles on a page of a list. */
export const PER_PAGE = 10;
