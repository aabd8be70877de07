import { lexer } from 'marked';
import type { Token, Tokens } from 'marked';
import { drawingNames } from '../data/article.ts';
import type { Block } from '../data/article.ts';
import { toText, toInlineText } from './inline-text.ts';
import type { Link } from './inline-text.ts';
import type { Report } from './article-error.ts';
import { createHeadingIds } from './heading-ids.ts';
import type { Heading } from './heading-ids.ts';

export interface Body {
  blocks: Block[];
  links: Link[];
  /** The line of each picture, for errors about its file. */
  pictureLines: Map<Block, number>;
}

/** Kinds of Markdown that the site does not support, with their replacements. */
const unsupported: Record<string, string> = {
  html: 'HTML is not supported. Write Markdown.',
  code: 'Code blocks (indented or fenced lines) are not supported. Write a paragraph.',
  hr: 'Horizontal rules are not supported. Start a new section with a heading (##).',
  checkbox: 'Task lists are not supported. Write a plain list.',
};

const CAPTION = /^Table: (.+)$/s;
/** Matches a number or a range with a unit, and its label: “Figure: 4–8 weeks | label”. */
const FIGURE = /^Figure: (\D?\d[\d.,]*%?)(?:–(\d[\d.,]*%?))?(?:\s([\p{Ll}\p{Lo}\p{M}]+))? \| (.+)$/su;

const linesOf = (raw: string) => raw.split('\n').length - 1;

/**
 * Parses the body of an article. Reports every error with its line; if there are errors, the blocks are incomplete.
 * @param english the headings of the English article, whose ids the translation gets
 */
export function parseMarkdown(
  body: string,
  firstLine: number,
  report: Report,
  english?: readonly Heading[],
): Body {
  const blocks: Block[] = [];
  const links: Link[] = [];
  const pictureLines = new Map<Block, number>();
  const ids = createHeadingIds(report, english);
  let caption: { words: string; line: number } | undefined;
  let rank = 1;
  let line = firstLine;

  const words = (tokens: Token[] | undefined, raw: string, at = line) =>
    toInlineText(tokens ?? [], { raw, line: at, links, report });

  const heading = ({ depth, tokens }: Tokens.Heading) => {
    if (depth === 1)
      return report(
        line,
        'A heading of level 1 (#) is not allowed, because the front matter has the title. Write ##.',
      );
    if (depth > 3) return report(line, 'Headings have two levels, ## and ###. Write ### or bold text.');
    if (depth > rank + 1)
      report(
        line,
        `A heading of level ${depth} follows one of level ${rank}. Write ${'#'.repeat(rank + 1)}.`,
      );
    rank = depth;
    const headingText = toText(tokens);
    const id = ids.next(depth, headingText, line);
    if (!id) return;
    blocks.push({ kind: 'heading', level: depth as 2 | 3, id, words: headingText });
  };

  const paragraph = ({ tokens, text, raw }: Tokens.Paragraph) => {
    const named = CAPTION.exec(text);
    if (named) {
      caption = { words: toText(tokens).replace(/^Table: /, ''), line };
      return;
    }
    if (text.startsWith('Figure: ')) {
      const [, value, to, unit, label] = FIGURE.exec(toText(tokens)) ?? [];
      if (value && label)
        blocks.push({ kind: 'figure', value, ...(to && { to }), ...(unit && { unit }), label });
      else
        report(
          line,
          'A line that starts with “Figure:” contains no figure. Write “Figure: 10% | what it is”.',
        );
      return;
    }
    if (text.startsWith('Drawing: ')) {
      const name = drawingNames.find((one) => text === `Drawing: ${one}`);
      if (name) blocks.push({ kind: 'drawing', name });
      else report(line, `There is no such drawing. Write “Drawing:” and one of ${drawingNames.join(', ')}.`);
      return;
    }
    const [only] = tokens;
    if (tokens.length === 1 && only?.type === 'image') {
      const { href, text: alt, title } = only as Tokens.Image;
      if (!alt.trim())
        report(
          line,
          `The picture ${href} has no alternative text. Write what it shows: ![what it shows](${href}).`,
        );
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
        report(at, `A list item contains more than text (${other.type}). Write a separate item.`);
      const text = words((first as Tokens.Text | undefined)?.tokens, item.raw, at);
      at += linesOf(item.raw);
      return text;
    });
    blocks.push({ kind: 'list', ordered: Boolean(ordered), items: entries });
  };

  const table = ({ header, rows, align }: Tokens.Table) => {
    if (!caption)
      report(
        line,
        'A table has no name. Write a line “Table: what it shows” above it, followed by an empty line.',
      );
    blocks.push({
      kind: 'table',
      caption: caption?.words ?? '',
      columns: header.map(({ tokens }) => toText(tokens)),
      rows: rows.map((cells, row) => cells.map(({ tokens, text }) => words(tokens, text, line + 2 + row))),
      amount: align.indexOf('right') === align.length - 1,
      alignRight: align.length === 3 && align[1] === 'right' && align[2] === 'right',
    });
    caption = undefined;
  };

  const note = ({ tokens }: Tokens.Blockquote) => {
    const paragraphs = tokens.flatMap((token) => {
      if (token.type === 'space') return [];
      if (token.type !== 'paragraph')
        report(line, `A note (>) contains more than paragraphs. Remove the ${token.type}.`);
      return [words((token as Tokens.Paragraph).tokens, token.raw)];
    });
    blocks.push({ kind: 'note', paragraphs });
  };

  for (const token of lexer(body, { gfm: true })) {
    const skipped = linesOf(/^\n*/.exec(token.raw)?.[0] ?? '');
    line += skipped;
    if (caption && token.type !== 'table' && token.type !== 'space') {
      report(
        caption.line,
        'A line that starts with “Table:” names the next table, but no table follows. Add the table or change the line.',
      );
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
        unsupported[token.type] ?? `This Markdown is not supported (${token.type}). Write plain text.`,
      );
    line += linesOf(token.raw) - skipped;
  }
  ids.end(line);
  if (blocks.length === 0) report(firstLine, 'The article has no text. Write it below the front matter.');
  if (blocks[0]?.kind === 'heading')
    report(firstLine, 'The article starts with a heading. Start with a paragraph about its subject.');
  return { blocks, links, pictureLines };
}
