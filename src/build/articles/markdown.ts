import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import type { Block } from '../../content/article.ts';
import { toText, toWords } from './words.ts';
import type { Link } from './words.ts';
import type { Report } from './article-error.ts';

export interface Body {
  blocks: Block[];
  links: Link[];
  /** The lines of the pictures among the blocks, whose dimensions are still unknown. */
  pictureLines: Map<Block, number>;
}

/** Markdown that the site does not support, and what to write instead. */
const unsupported: Record<string, string> = {
  html: 'HTML is not taken over. Write it as Markdown.',
  code: 'Lines set in by four spaces or fences are code, which the site does not draw. Write plain lines.',
  hr: 'A rule across the page is not drawn. Begin a new section with a heading (##).',
  checkbox: 'Boxes to tick are not drawn. Write a plain list.',
};

const CAPTION = /^Table: (.+)$/s;

/** The id of a heading: 'What it costs' becomes `what-it-costs`. */
const idOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const linesOf = (raw: string) => raw.split('\n').length - 1;

/** Parses the body of an article. Reports every error with its line; the blocks are then incomplete. */
export function parseMarkdown(body: string, firstLine: number, report: Report): Body {
  const blocks: Block[] = [];
  const links: Link[] = [];
  const pictureLines = new Map<Block, number>();
  const ids = new Set<string>();
  let caption: { words: string; line: number } | undefined;
  let rank = 1;
  let line = firstLine;

  const words = (tokens: Token[] | undefined, raw: string, at = line) =>
    toWords(tokens ?? [], { raw, line: at, links, report });

  const heading = ({ depth, text, tokens }: Tokens.Heading) => {
    if (depth === 1)
      return report(
        line,
        'A heading of the first rank (#) is the title, which stands in the front matter. Write ##.',
      );
    if (depth > 3)
      return report(line, 'Headings have two ranks, ## and ###. Write ###, or bold words in a line.');
    if (depth > rank + 1)
      report(
        line,
        `A heading of rank ${depth} stands under one of rank ${rank}. Write ${'#'.repeat(rank + 1)}.`,
      );
    rank = depth;
    const said = toText(tokens);
    const id = idOf(said);
    if (!id) return report(line, 'A heading has no words. Write some, or take the line out.');
    if (ids.has(id))
      report(line, `Two headings say “${text}”. Write another, so that each can be linked to.`);
    ids.add(id);
    blocks.push({ kind: 'heading', level: depth as 2 | 3, id, words: said });
  };

  const paragraph = ({ tokens, text, raw }: Tokens.Paragraph) => {
    const named = CAPTION.exec(text);
    if (named) {
      caption = { words: toText(tokens).replace(/^Table: /, ''), line };
      return;
    }
    const [only] = tokens;
    if (tokens.length === 1 && only?.type === 'image') {
      const { href, text: alt, title } = only as Tokens.Image;
      if (!alt.trim())
        report(line, `The picture ${href} has no text. Write what it shows: ![what it shows](${href}).`);
      const picture: Block = {
        kind: 'picture',
        src: href,
        alt,
        width: 0,
        height: 0,
        ...(title && { caption: title }),
      };
      pictureLines.set(picture, line);
      blocks.push(picture);
      return;
    }
    blocks.push({ kind: 'text', words: words(tokens, raw) });
  };

  const list = ({ ordered, items }: Tokens.List) => {
    let at = line;
    const entries = items.map((item) => {
      const [first, ...more] = item.tokens.filter(({ type }) => type !== 'space');
      for (const other of more)
        report(
          at,
          `A list item holds more than one line of text (${other.type}). Write it as an item of its own.`,
        );
      const said = words((first as Tokens.Text | undefined)?.tokens, item.raw, at);
      at += linesOf(item.raw);
      return said;
    });
    blocks.push({ kind: 'list', ordered: Boolean(ordered), items: entries });
  };

  const table = ({ header, rows, align }: Tokens.Table) => {
    if (!caption)
      report(
        line,
        'A table needs its name. Write a line “Table: what it shows” above it, and an empty line between.',
      );
    blocks.push({
      kind: 'table',
      caption: caption?.words ?? '',
      columns: header.map(({ tokens }) => toText(tokens)),
      rows: rows.map((cells, row) => cells.map(({ tokens, text }) => words(tokens, text, line + 2 + row))),
      amount: align.indexOf('right') === align.length - 1,
    });
    caption = undefined;
  };

  const note = ({ tokens }: Tokens.Blockquote) => {
    const paragraphs = tokens.flatMap((token) => {
      if (token.type === 'space') return [];
      if (token.type !== 'paragraph')
        report(line, `A note (>) holds paragraphs alone. Take the ${token.type} out.`);
      return [words((token as Tokens.Paragraph).tokens, token.raw)];
    });
    blocks.push({ kind: 'note', paragraphs });
  };

  for (const token of lexer(body, { gfm: true })) {
    const skipped = linesOf(/^\n*/.exec(token.raw)?.[0] ?? '');
    line += skipped;
    if (caption && token.type !== 'table' && token.type !== 'space') {
      report(caption.line, 'A line that begins with “Table:” names the table under it, and none follows.');
      caption = undefined;
    }
    if (token.type === 'heading') heading(token as Tokens.Heading);
    else if (token.type === 'paragraph') paragraph(token as Tokens.Paragraph);
    else if (token.type === 'list') list(token as Tokens.List);
    else if (token.type === 'table') table(token as Tokens.Table);
    else if (token.type === 'blockquote') note(token as Tokens.Blockquote);
    else if (token.type !== 'space' && token.type !== 'def')
      report(
        line,
        unsupported[token.type] ?? `The site does not draw this (${token.type}). Write it in plain words.`,
      );
    line += linesOf(token.raw) - skipped;
  }
  if (blocks.length === 0)
    report(firstLine, 'The article has no words yet. Write them under the front matter.');
  if (blocks[0]?.kind === 'heading')
    report(
      firstLine,
      'An article begins with a paragraph, not with a heading. Write what it is about first.',
    );
  return { blocks, links, pictureLines };
}
