import { join } from 'node:path';
import type { Article } from '../data/article.ts';
import type { ArticlePath } from '../../site/routes.ts';
import type { Report } from './article-error.ts';
import type { Heading } from './heading-ids.ts';
import { parseFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import type { Body } from './markdown.ts';

/** The speed at which people read plain English on a screen. It is used for all languages. */
const WORDS_PER_MINUTE = 200;

/** A parsed article file, before its links are checked. */
export interface Draft {
  file: string;
  path: ArticlePath;
  data: FrontMatter;
  body: Body;
  /** Reports an error in this file. */
  report: Report;
}

/** Returns the dimensions of an image file. Returns undefined if the file does not exist or is not an image. */
async function readImageSize(file: string) {
  const { default: sharp } = await import('sharp'); // sharp is large, and few articles have pictures
  return sharp(file)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => undefined,
    );
}

/** Adds the dimensions to each picture, so that the browser can reserve the space. */
async function addPictureSizes({ blocks, pictureLines }: Body, root: string, report: Report) {
  for (const block of blocks) {
    if (block.kind !== 'picture') continue;
    const line = pictureLines.get(block) ?? 1;
    if (!block.src.startsWith('/'))
      report(
        line,
        `The picture ${block.src} is not an absolute path. Put the file into public/ and write /${block.src}.`,
      );
    const size = await readImageSize(join(root, 'public', block.src));
    if (size) Object.assign(block, size);
    else
      report(
        line,
        `There is no readable picture at public${block.src}. Put a PNG, JPEG, WebP, AVIF or SVG file there.`,
      );
  }
}

/**
 * Parses an article file. Returns undefined if its front matter is invalid.
 * @param english the English article, if the file is a translation
 */
export async function readDraft(
  file: string,
  text: string,
  root: string,
  report: Report,
  english?: Draft,
): Promise<Draft | undefined> {
  const slug = file.replace(/^.*\/|\.md$/g, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || /^(?:about|page-\d+)$/.test(slug))
    report(
      1,
      'The file name becomes the URL. Use lower-case letters, digits and hyphens, and not “about” or “page-2”.',
    );
  const matter = parseFrontMatter(text.replaceAll('\r\n', '\n'), report, english?.data);
  if (!matter) return undefined;
  const headings = english && findHeadings(english);
  const body = parseMarkdown(matter.body, matter.bodyLine, report, headings);
  await addPictureSizes(body, root, report);
  return { file, path: `/articles/${slug}`, data: matter.data, body, report };
}

/** Returns the headings of an article in document order. */
export const findHeadings = ({ body }: Draft) =>
  body.blocks.filter(({ kind }) => kind === 'heading') as Heading[];

/** The keys of blocks whose values are not counted as text. */
const UNCOUNTED_KEYS = ['kind', 'id', 'src', 'to', 'href', 'lang'];

/** Returns all texts in a value in document order. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !UNCOUNTED_KEYS.includes(key))
    .flatMap(([, inner]) => collectTexts(inner));
}

/** Returns the number of words in the blocks, and the reading time in minutes. */
export function measureLength(blocks: Article['blocks']): { words: number; minutes: number } {
  const words =
    collectTexts(blocks)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’.,-]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}
