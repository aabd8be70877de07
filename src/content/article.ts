import type { RosetteName } from '../site/rosettes.ts';
import type { ArticlePath, Path, To } from '../site/routes.ts';

/** A piece of a line: plain words, words with weight, or a link. */
export type InlineText =
  | string
  | { kind: 'strong'; words: readonly InlineText[] }
  | { kind: 'em'; words: readonly InlineText[] }
  | { kind: 'link'; to: To; words: readonly InlineText[] }
  | { kind: 'outside'; href: string; words: readonly InlineText[] };

/** What an article is made of: src/build/articles/ reads it from Markdown, src/sections/article-text.tsx shows it. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; words: string }
  | { kind: 'text'; words: readonly InlineText[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly InlineText[])[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly (readonly InlineText[])[])[];
      /** Whether the last column is set as an amount. */
      amount: boolean;
    }
  | { kind: 'note'; paragraphs: readonly (readonly InlineText[])[] }
  | { kind: 'picture'; src: string; alt: string; width: number; height: number; caption?: string };

/** An article as lists name it. */
export interface Teaser {
  path: ArticlePath;
  title: string;
  summary: string;
  /** '2026-01-12' */
  date: string;
  /** Minutes that reading takes. */
  minutes: number;
  /** Services that it belongs to, the nearest first. */
  services: readonly Path[];
  rosette: RosetteName;
}

export interface Article extends Teaser {
  author: string;
  blocks: readonly Block[];
  /** How many words it has. */
  words: number;
  /** Its picture for sharing, or that of its first service. */
  image: string;
}

/** The articles before and after one, by date. */
export interface Neighbours {
  older?: Teaser;
  newer?: Teaser;
}

/** The service of each list of articles, with how many it has. */
export interface Topic {
  service: Path;
  count: number;
}

/** Articles on a page of a list. */
export const PER_PAGE = 10;
