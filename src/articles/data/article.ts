import type { RosetteName } from '../../site/rosettes.ts';
import type { Language } from '../../site/languages.ts';
import type { ArticlePath, Path, To } from '../../site/routes.ts';

/** Drawings that articles can show (articles/article-drawing.tsx). */
export const drawingNames = [
  'export-flow',
  'letter-points',
  'nri-accounts',
  'rating-scale',
  'recourse',
  'three-proofs',
] as const;
export type DrawingName = (typeof drawingNames)[number];

/** Part of a line: plain text, emphasised text, words of another language or a link. */
export type InlineText =
  | string
  | { kind: 'strong'; words: readonly InlineText[] }
  | { kind: 'em'; words: readonly InlineText[] }
  | { kind: 'foreign'; lang: string; words: readonly InlineText[] }
  | { kind: 'link'; to: To; words: readonly InlineText[] }
  | { kind: 'outside'; href: string; words: readonly InlineText[] };

/** Block of an article, parsed by articles/plugin/ and rendered by articles/article-text.tsx. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; words: string }
  | { kind: 'text'; words: readonly InlineText[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly InlineText[])[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly (readonly InlineText[])[])[];
      /** The last column contains amounts. */
      amount: boolean;
      /** There are two columns after the first, and both contain amounts. */
      alignRight: boolean;
    }
  | { kind: 'figure'; value: string; to?: string; unit?: string; label: string }
  | { kind: 'drawing'; name: DrawingName }
  | { kind: 'note'; paragraphs: readonly (readonly InlineText[])[] }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number; caption?: string };

/** An article as shown in lists. */
export interface Teaser {
  path: ArticlePath;
  title: string;
  summary: string;
  /** ISO date, such as '2026-01-12'. */
  date: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Services that the article is about, the most relevant first. */
  services: readonly Path[];
  rosette: RosetteName;
}

export interface Article extends Teaser {
  author: string;
  blocks: readonly Block[];
  /** The languages in which the article is published. */
  languages: readonly (Language | 'en')[];
  /** Number of words. */
  words: number;
  /** Image for sharing; by default the image of the first service. */
  image: string;
}

/** The next older and the next newer article. */
export interface Neighbours {
  older?: Teaser;
  newer?: Teaser;
}

/** A service with its number of articles. */
export interface Topic {
  service: Path;
  count: number;
}

/** Number of articles per page of a list. */
export const PER_PAGE = 10;
