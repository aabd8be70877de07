import { join } from 'node:path';
import type { Article } from '../../content/article.ts';
import type { ArticlePath } from '../../site/routes.ts';
import type { Report } from './fault.ts';
import { readFrontMatter } from './front-matter.ts';
import type { FrontMatter } from './front-matter.ts';
import { readMarkdown } from './markdown.ts';
import type { Body } from './markdown.ts';

/** Words that a reader takes in a minute: of plain English, on a screen. */
const PACE = 200;

/** An article as its file has it, before the others are known. */
export interface Draft {
  file: string;
  path: ArticlePath;
  data: FrontMatter;
  body: Body;
  report: Report;
}

/** Width and height of a picture's file; undefined where it is none. */
async function sizeOf(file: string) {
  const { default: sharp } = await import('sharp'); // heavy, and most articles have no picture
  return sharp(file)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => undefined,
    );
}

/** Puts the sizes of their files into the pictures, so that the page keeps their place. */
async function measure({ blocks, pictureLines }: Body, root: string, report: Report) {
  for (const block of blocks) {
    if (block.kind !== 'picture') continue;
    const line = pictureLines.get(block) ?? 1;
    if (!block.src.startsWith('/'))
      report(
        line,
        `The picture ${block.src} is not named from the slash on. Put it into public/, and write /${block.src}.`,
      );
    const size = await sizeOf(join(root, 'public', block.src));
    if (size) Object.assign(block, size);
    else
      report(
        line,
        `There is no picture that can be read at public${block.src}. Put it there, as PNG, JPEG, WebP, AVIF or SVG.`,
      );
  }
}

/** Reads one file; undefined where its front matter is not valid. */
export async function readDraft(
  file: string,
  text: string,
  root: string,
  report: Report,
): Promise<Draft | undefined> {
  const slug = file.replace(/^.*\/|\.md$/g, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || /^(?:about|page-\d+)$/.test(slug))
    report(
      1,
      'The file’s name is its address. Write small letters and figures with hyphens, and not “about” or “page-2”.',
    );
  const matter = readFrontMatter(text.replaceAll('\r\n', '\n'), report);
  if (!matter) return undefined;
  const body = readMarkdown(matter.body, matter.bodyLine, report);
  await measure(body, root, report);
  return { file, path: `/articles/${slug}`, data: matter.data, body, report };
}

/** All words in the blocks, in their order. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) =>
          ['kind', 'id', 'src', 'to', 'href'].includes(key) ? [] : stringsOf(inner),
        )
      : [];

/** How many words the blocks have, and how many minutes they take to read. */
export function lengthOf(blocks: Article['blocks']): { words: number; minutes: number } {
  const words =
    stringsOf(blocks)
      .join(' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / PACE)) };
}
