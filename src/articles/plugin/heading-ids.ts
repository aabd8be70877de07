import type { Block } from '../data/article.ts';
import type { Report } from './article-error.ts';

export type Heading = Extract<Block, { kind: 'heading' }>;

/** Returns the id for the text of a heading: 'What it costs' becomes `what-it-costs`. */
const createId = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const formatHeading = ({ level, words }: Pick<Heading, 'level' | 'words'>) =>
  `“${'#'.repeat(level)} ${words}”`;

/**
 * Creates the ids of the headings in an article. In English, an id is derived from the text of the heading. A
 * translation has the ids of the English article, so that links to a section work in both languages. Reports headings
 * without text, with the id of another heading, or without a match in the English article.
 */
export function createHeadingIds(report: Report, english?: readonly Heading[]) {
  const ids = new Set<string>();
  let englishCount = 0;
  /** Returns the id of the next English heading. Reports an error if that heading is missing or has another level. */
  const takeEnglishId = (level: number, line: number) => {
    const heading = english?.[englishCount];
    englishCount += 1;
    if (heading?.level === level) return heading.id;
    report(
      line,
      `The English article has ${heading ? `the heading ${formatHeading(heading)}` : 'no heading'} here. Give both the same headings, in the same order.`,
    );
    return undefined;
  };
  return {
    /**
     * Returns the id of the next heading. Returns undefined if it has no text, or does not match the English article.
     */
    next(level: number, words: string, line: number): string | undefined {
      if (!words.trim() || (!english && !createId(words))) {
        report(line, 'A heading has no text. Write some or remove the line.');
        return undefined;
      }
      const id = english ? takeEnglishId(level, line) : createId(words);
      if (!id) return undefined;
      if (ids.has(id))
        report(line, `Two headings have the text “${words}”. Change one, so that links can lead to each.`);
      ids.add(id);
      return id;
    },
    /** Reports English headings that the translation lacks. Call this function at the end of the article. */
    end(line: number) {
      const missing = english?.slice(englishCount) ?? [];
      if (missing.length > 0)
        report(
          line,
          `These headings of the English article are missing: ${missing.map(formatHeading).join(', ')}.`,
        );
    },
  };
}
