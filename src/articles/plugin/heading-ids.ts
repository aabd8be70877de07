import type { Block } from '../data/article.ts';
import type { Report } from './article-error.ts';

export type Heading = Extract<Block, { kind: 'heading' }>;

/** Returns the id of a heading: 'What it costs' becomes `what-it-costs`. */
const idOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const written = ({ level, words }: Pick<Heading, 'level' | 'words'>) => `“${'#'.repeat(level)} ${words}”`;

/**
 * Creates the ids of an article's headings from their text. A translation has the ids of the English article, so that a
 * link to a section works in both languages. Reports headings without text, and headings that the English article
 * lacks.
 */
export function createHeadingIds(report: Report, english?: readonly Heading[]) {
  const ids = new Set<string>();
  let count = 0;
  const nextEnglish = (level: number, line: number) => {
    const heading = english?.[count++];
    if (heading?.level === level) return heading.id;
    report(
      line,
      `The English article has ${heading ? `the heading ${written(heading)}` : 'no heading'} here. Give both the same headings, in the same order.`,
    );
    return undefined;
  };
  return {
    next(level: number, words: string, line: number): string | undefined {
      const id = english && words.trim() ? nextEnglish(level, line) : idOf(words);
      if (!id) {
        if (!english || !words.trim()) report(line, 'A heading has no text. Write some or remove the line.');
        return undefined;
      }
      if (ids.has(id))
        report(line, `Two headings have the text “${words}”. Change one, so that links can lead to each.`);
      ids.add(id);
      return id;
    },
    /** Reports headings that the translation lacks. Call it at the end of the article. */
    end(line: number) {
      const missing = english?.slice(count) ?? [];
      if (missing.length > 0)
        report(
          line,
          `These headings of the English article are missing: ${missing.map(written).join(', ')}.`,
        );
    },
  };
}
