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

/** The error messages for unsupported Markdown blocks, by the token type of marked. */
const unsupported: Record<string, string> = {
  html: 'HTML is not supported. Write Markdown.',
  code: 'Code blocks (indented or fenced lines) are not supported. Write a paragraph.',
  hr: 'Horizontal rules are not supported. Start a new section with a heading (##).',
  checkbox: 'Task lists are not supported. Write a plain list.',
};

const CAPTION = /^Table: (.+)$/s;
/**
 * Matches a figure and its label, such as 'Figure: 4–8 weeks | label'. The figure is a number or a range, and can have
 * a unit.
 */
const FIGURE =
  /^Figure: (?<value>\D?\d[\d.,]*%?)(?:–(?<to>\d[\d.,]*%?))?(?:\s(?<unit>[\p{Ll}\p{Lo}\p{M}]+))? \| (?<label>.+)$/su;

const countLineBreaks = (raw: string) => raw.split('\n').length - 1;

/**
 * Parses the body of an article. Reports every error with its line. If there are errors, the blocks can be incomplete.
 * @param english the headings of the English article, if the body is a translation
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
  /** The caption for the next table. */
  let caption: { words: string; line: number } | undefined;
  /** The level of the last heading. It starts with 1, the level of the article's title. */
  let lastLevel = 1;
  /** The line of the current token. */
  let line = firstLine;

  const parseInline = (tokens: Token[] | undefined, raw: string, startLine = line) =>
    toInlineText(tokens ?? [], { raw, line: startLine, links, report });

  const addHeading = ({ depth, tokens }: Tokens.Heading) => {
    if (depth === 1)
      return report(
        line,
        'A heading of level 1 (#) is not allowed, because the front matter has the title. Write ##.',
      );
    if (depth > 3) return report(line, 'Headings have two levels, ## and ###. Write ### or bold text.');
    if (depth > lastLevel + 1)
      report(
        line,
        `A heading of level ${depth} follows one of level ${lastLevel}. Write ${'#'.repeat(lastLevel + 1)}.`,
      );
    lastLevel = depth;
    const headingText = toText(tokens);
    const id = ids.next(depth, headingText, line);
    if (!id) return;
    blocks.push({ kind: 'heading', level: depth as 2 | 3, id, words: headingText });
  };

  const addFigure = (text: string) => {
    const { value, to, unit, label } = FIGURE.exec(text)?.groups ?? {};
    if (value && label)
      blocks.push({ kind: 'figure', value, ...(to && { to }), ...(unit && { unit }), label });
    else
      report(line, 'A line that starts with “Figure:” contains no figure. Write “Figure: 10% | what it is”.');
  };

  const addDrawing = (text: string) => {
    const name = drawingNames.find((drawingName) => text === `Drawing: ${drawingName}`);
    if (name) blocks.push({ kind: 'drawing', name });
    else report(line, `There is no such drawing. Write “Drawing:” and one of ${drawingNames.join(', ')}.`);
  };

  const addPicture = ({ href, text: alt, title }: Tokens.Image) => {
    if (!alt.trim())
      report(
        line,
        `The picture ${href} has no alternative text. Write what it shows: ![what it shows](${href}).`,
      );
    const size = { width: 0, height: 0 }; // draft.ts reads the size from the image file
    const picture: Block = { kind: 'picture', src: href, alt, ...size, ...(title && { caption: title }) };
    pictureLines.set(picture, line);
    blocks.push(picture);
  };

  const addParagraph = ({ tokens, text, raw }: Tokens.Paragraph) => {
    const [firstToken] = tokens;
    if (CAPTION.test(text)) caption = { words: toText(tokens).replace(/^Table: /, ''), line };
    else if (text.startsWith('Figure: ')) addFigure(toText(tokens));
    else if (text.startsWith('Drawing: ')) addDrawing(text);
    else if (tokens.length === 1 && firstToken?.type === 'image') addPicture(firstToken as Tokens.Image);
    else blocks.push({ kind: 'text', words: parseInline(tokens, raw) });
  };

  const addList = ({ ordered, items }: Tokens.List) => {
    let itemLine = line;
    const entries = items.map((item) => {
      const [first, ...more] = item.tokens.filter(({ type }) => type !== 'space');
      for (const other of more)
        report(itemLine, `A list item contains more than text (${other.type}). Write a separate item.`);
      const entry = parseInline((first as Tokens.Text | undefined)?.tokens, item.raw, itemLine);
      itemLine += countLineBreaks(item.raw);
      return entry;
    });
    blocks.push({ kind: 'list', ordered: Boolean(ordered), items: entries });
  };

  const addTable = ({ header, rows, align }: Tokens.Table) => {
    if (!caption)
      report(
        line,
        'A table has no name. Write a line “Table: what it shows” above it, followed by an empty line.',
      );
    const firstRowLine = line + 2; // the column headers and the line of hyphens come first
    blocks.push({
      kind: 'table',
      caption: caption?.words ?? '',
      columns: header.map(({ tokens }) => toText(tokens)),
      rows: rows.map((cells, row) =>
        cells.map(({ tokens, text }) => parseInline(tokens, text, firstRowLine + row)),
      ),
      hasAmounts: align.indexOf('right') === align.length - 1,
      alignRight: align.length === 3 && align[1] === 'right' && align[2] === 'right',
    });
    caption = undefined;
  };

  const addNote = ({ tokens }: Tokens.Blockquote) => {
    const paragraphs = tokens.flatMap((token) => {
      if (token.type === 'space') return [];
      if (token.type !== 'paragraph')
        report(line, `A note (>) contains more than paragraphs. Remove the ${token.type}.`);
      return [parseInline((token as Tokens.Paragraph).tokens, token.raw)];
    });
    blocks.push({ kind: 'note', paragraphs });
  };

  for (const token of lexer(body, { gfm: true })) {
    const blankLines = countLineBreaks(/^\n*/.exec(token.raw)?.[0] ?? '');
    line += blankLines;
    if (caption && token.type !== 'table' && token.type !== 'space') {
      report(
        caption.line,
        'A line that starts with “Table:” names the next table, but no table follows. Add the table or change the line.',
      );
      caption = undefined;
    }
    if (token.type === 'heading') addHeading(token as Tokens.Heading);
    else if (token.type === 'paragraph') addParagraph(token as Tokens.Paragraph);
    else if (token.type === 'list') addList(token as Tokens.List);
    else if (token.type === 'table') addTable(token as Tokens.Table);
    else if (token.type === 'blockquote') addNote(token as Tokens.Blockquote);
    else if (token.type !== 'space' && token.type !== 'def')
      report(
        line,
        unsupported[token.type] ?? `This Markdown is not supported (${token.type}). Write plain text.`,
      );
    line += countLineBreaks(token.raw) - blankLines;
  }
  ids.end(line);
  if (blocks.length === 0) report(firstLine, 'The article has no text. Write it below the front matter.');
  if (blocks[0]?.kind === 'heading')
    report(firstLine, 'The article starts with a heading. Start with a paragraph about its subject.');
  return { blocks, links, pictureLines };
}
