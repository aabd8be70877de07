import PDFDocument from 'pdfkit';
import type { Block } from './page-content.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { LINE_HEIGHT, looks, MARGIN, PdfWriter, WIDTH } from './pdf-writer.ts';
import type { Look, PdfColours } from './pdf-writer.ts';

/** A line of text, or a link with its accessible name. */
type ContactLine = string | { text: string; url: string; name: string };

export interface PdfPage {
  title: string;
  author: string;
  /** The locale of the text. */
  language: string;
  /** Lines after the text: how to reach the firm, and the page. */
  contact: readonly ContactLine[];
  /** The note at the end about the date of the text. */
  note?: string;
  blocks: readonly Block[];
  /** The day of the build, in ms. */
  day: number;
  colours: PdfColours;
}

type Table = Extract<Block, { kind: 'table' }>;

// In points.
const CELL = { padding: 4, gap: 10 };
const FOOTER = 38;
const CLOSING_RULE = 24;

/** The types of pdfkit lack this option. */
const PDF_UA: string = 'PDF/UA';

/**
 * Returns a tagged PDF (PDF/UA-1) with title, language, headings, lists, tables and links. The same page always gives
 * the same bytes.
 */
export async function servicePdf(page: PdfPage, fonts: PdfFonts): Promise<Buffer> {
  const { title, author, language, blocks, colours } = page;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    subset: PDF_UA as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${title} - ${author}`, Author: author, CreationDate: new Date(page.day) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.once('end', resolve));

  const writer = new PdfWriter(doc, fonts, colours);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const add = (tag: string, text: string, look: Look) => {
    writer.y += look.above;
    root.add(doc.struct(tag, {}, writer.contentLines(text, look, MARGIN.side)));
  };
  const heading = (level: 1 | 2 | 3 | 4, text: string) => {
    const look: Look = looks[`h${level}`];
    // Keeps a heading with the lines below it.
    writer.reserve(look.above + 3 * look.size * LINE_HEIGHT + 30);
    if (level === 2) writer.rule(writer.y + 10, 0.75, colours.border);
    add(`H${level}`, text, look);
  };

  add('P', author, looks.h3);
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') heading(block.level, block.text);
    else if (block.kind === 'paragraph') add('P', block.text, index === 1 ? looks.lead : looks.p);
    else if (block.kind === 'list') addList(writer, root, block.items);
    else addTable(writer, root, block);
  });
  const closing = [...page.contact, ...(page.note ? [page.note] : [])].map((line, index) => ({
    line,
    look: index === 0 ? looks.h4 : looks.small,
  }));
  // Not divided: otherwise its last lines could be alone on a page.
  writer.reserve(
    closing.reduce(
      (sum, { line, look }) => sum + writer.heightOf(typeof line === 'string' ? line : line.text, look),
      CLOSING_RULE,
    ),
  );
  writer.rule(writer.y + CLOSING_RULE, 0.75, colours.border);
  writer.y += CLOSING_RULE;
  for (const { line, look } of closing) {
    if (typeof line === 'string') add('P', line, look);
    else root.add(doc.struct('P', {}, [writer.link(line, look)]));
  }
  root.end();
  addFooters(writer, author);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

function addList(writer: PdfWriter, root: PDFKit.PDFStructureElement, items: readonly string[]) {
  const { doc } = writer;
  const rows = items.map((item) => {
    writer.y += 3;
    writer.reserve(looks.p.size * LINE_HEIGHT);
    const label = writer.contentLine('•', looks.p, MARGIN.side + 4, writer.y + looks.p.size);
    const lines = writer.contentLines(item, looks.p, MARGIN.side + 16);
    return doc.struct('LI', {}, [doc.struct('Lbl', {}, [label]), doc.struct('LBody', {}, lines)]);
  });
  root.add(doc.struct('L', {}, rows));
}

function addTable(writer: PdfWriter, root: PDFKit.PDFStructureElement, { caption, head, rows }: Table) {
  const { doc, colours } = writer;
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const width = (WIDTH - CELL.gap * (columns - 1)) / columns;
  const lineHeight = looks.td.size * LINE_HEIGHT;
  const isHeader = (row: number, column: number) => row === 0 || column === 0;
  const lookOf = (row: number, column: number) => (isHeader(row, column) ? looks.th : looks.td);
  const measured = [head, ...rows].map((cells, row) => {
    const lines = cells.map((text, column) => writer.linesOf(text, lookOf(row, column), width));
    return {
      lines,
      height: Math.max(...lines.map(({ length }) => length)) * lineHeight + 2 * CELL.padding,
    };
  });
  writer.y += 6;
  // The caption and the header row stay with the first row.
  const captionHeight = caption ? writer.heightOf(caption, looks.small) : 0;
  writer.reserve(measured.slice(0, 2).reduce((sum, { height }) => sum + height, captionHeight));
  const captions = caption
    ? [doc.struct('Caption', {}, writer.contentLines(caption, looks.small, MARGIN.side))]
    : [];
  const tableRows = measured.map(({ lines, height }, rowIndex) => {
    const isHead = rowIndex === 0;
    writer.reserve(height);
    const first = writer.y + CELL.padding + looks.td.size;
    const row = lines.map((cell, column) => {
      const x = MARGIN.side + column * (width + CELL.gap);
      const content = cell.map((line, at) =>
        writer.contentLine(line, lookOf(rowIndex, column), x, first + at * lineHeight),
      );
      return isHeader(rowIndex, column)
        ? doc.struct('TH', { scope: isHead ? 'Column' : 'Row' }, content)
        : doc.struct('TD', {}, content);
    });
    writer.y += height;
    writer.rule(writer.y, isHead ? 1 : 0.5, isHead ? colours.brand : colours.border);
    return doc.struct('TR', {}, row);
  });
  root.add(doc.struct('Table', {}, [...captions, ...tableRows]));
}

/** Writes the firm's name and the page number at the bottom of each page. */
function addFooters(writer: PdfWriter, author: string) {
  const { doc } = writer;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    const y = doc.page.height - FOOTER;
    const number = `${index + 1} / ${count}`;
    const end = MARGIN.side + WIDTH - writer.widthOf(number, looks.small);
    writer.artifact('Pagination', () => {
      writer.drawLine(author, looks.small, MARGIN.side, y);
      writer.drawLine(number, looks.small, end, y);
    });
  }
}
