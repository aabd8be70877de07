import PDFDocument from 'pdfkit';
import type { Block } from './page-content.ts';
import type { PdfFonts } from './pdf-fonts.ts';
import { LINE_HEIGHT, looks, MARGIN, PdfWriter, WIDTH } from './pdf-writer.ts';
import type { Look, PdfColours } from './pdf-writer.ts';

/** A line of text, or a link with its accessible name. */
type ContactLine = string | { text: string; url: string; name: string };

export interface PdfPage {
  title: string;
  firmName: string;
  /** The locale of the text. */
  language: string;
  /** The lines after the page's text: the firm's name, its contact details, and the URL of the page. */
  contact: readonly ContactLine[];
  /** The last line, which says the date of the text. */
  note?: string;
  blocks: readonly Block[];
  /** The time of the build, in ms since 1970. */
  builtAt: number;
  colours: PdfColours;
}

type Table = Extract<Block, { kind: 'table' }>;

// Lengths are in points.
const CELL = { padding: 4, gap: 10 };
const FOOTER_HEIGHT = 38;
const CLOSING_RULE_HEIGHT = 24;
/** A heading starts a new page if less space is left than for three lines of the heading and `below` points of text. */
const HEADING_SPACE = { lines: 3, below: 30 };

/** The types of pdfkit lack this value. With the type `string`, TypeScript accepts it. */
const PDF_UA: string = 'PDF/UA';

/**
 * Returns a tagged PDF (PDF/UA-1) with title, language, headings, lists, tables and links. The same page always gives
 * the same bytes.
 */
export async function servicePdf(page: PdfPage, fonts: PdfFonts): Promise<Buffer> {
  const { title, firmName, language, blocks, contact, note, colours } = page;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    subset: PDF_UA as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${title} - ${firmName}`, Author: firmName, CreationDate: new Date(page.builtAt) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.once('end', resolve));

  const writer = new PdfWriter(doc, fonts, colours);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const add = (tag: string, text: string, look: Look) => {
    writer.y += look.above;
    root.add(doc.struct(tag, {}, writer.drawParagraph(text, look, MARGIN.side)));
  };
  const addHeading = (level: 1 | 2 | 3 | 4, text: string) => {
    const look: Look = looks[`h${level}`];
    // A heading needs space for some of the text below it. Otherwise it could be the last line of a page.
    writer.reserveHeight(look.above + HEADING_SPACE.lines * look.size * LINE_HEIGHT + HEADING_SPACE.below);
    if (level === 2) writer.drawRule(writer.y + 10, 0.75, colours.border);
    add(`H${level}`, text, look);
  };

  add('P', firmName, looks.h3);
  const lead = blocks[1]; // the first block is the title
  for (const block of blocks) {
    if (block.kind === 'heading') addHeading(block.level, block.text);
    else if (block.kind === 'paragraph') add('P', block.text, block === lead ? looks.lead : looks.p);
    else if (block.kind === 'list') addList(writer, root, block.items);
    else addTable(writer, root, block);
  }
  const [firmLine = firmName, ...otherLines] = contact;
  const closing = [
    { line: firmLine, look: looks.h4 },
    ...[...otherLines, ...(note ? [note] : [])].map((line) => ({ line, look: looks.small })),
  ];
  // The closing lines start a new page together if they do not all fit.
  writer.reserveHeight(
    closing.reduce(
      (sum, { line, look }) => sum + writer.heightOf(typeof line === 'string' ? line : line.text, look),
      CLOSING_RULE_HEIGHT,
    ),
  );
  writer.drawRule(writer.y + CLOSING_RULE_HEIGHT, 0.75, colours.border);
  writer.y += CLOSING_RULE_HEIGHT;
  for (const { line, look } of closing) {
    if (typeof line === 'string') add('P', line, look);
    else root.add(doc.struct('P', {}, [writer.drawLink(line, look)]));
  }
  root.end();
  addFooters(writer, firmName);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}

function addList(writer: PdfWriter, root: PDFKit.PDFStructureElement, items: readonly string[]) {
  const { doc } = writer;
  const rows = items.map((item) => {
    writer.y += 3;
    writer.reserveHeight(looks.p.size * LINE_HEIGHT);
    const label = writer.drawTaggedLine('•', looks.p, MARGIN.side + 4, writer.y + looks.p.size);
    const lines = writer.drawParagraph(item, looks.p, MARGIN.side + 16);
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
  // The caption and the header row start a new page if the first row does not fit below them.
  const captionHeight = caption ? writer.heightOf(caption, looks.small) : 0;
  writer.reserveHeight(measured.slice(0, 2).reduce((sum, { height }) => sum + height, captionHeight));
  const captions = caption
    ? [doc.struct('Caption', {}, writer.drawParagraph(caption, looks.small, MARGIN.side))]
    : [];
  const tableRows = measured.map(({ lines, height }, rowIndex) => {
    const isHead = rowIndex === 0;
    writer.reserveHeight(height);
    const firstBaseline = writer.y + CELL.padding + looks.td.size;
    const row = lines.map((cell, column) => {
      const x = MARGIN.side + column * (width + CELL.gap);
      const content = cell.map((line, lineIndex) =>
        writer.drawTaggedLine(line, lookOf(rowIndex, column), x, firstBaseline + lineIndex * lineHeight),
      );
      return isHeader(rowIndex, column)
        ? doc.struct('TH', { scope: isHead ? 'Column' : 'Row' }, content)
        : doc.struct('TD', {}, content);
    });
    writer.y += height;
    writer.drawRule(writer.y, isHead ? 1 : 0.5, isHead ? colours.brand : colours.border);
    return doc.struct('TR', {}, row);
  });
  root.add(doc.struct('Table', {}, [...captions, ...tableRows]));
}

/** Writes the firm's name and the page number at the bottom of each page. */
function addFooters(writer: PdfWriter, firmName: string) {
  const { doc } = writer;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    const y = doc.page.height - FOOTER_HEIGHT;
    const pageNumber = `${index + 1} / ${count}`;
    const numberX = MARGIN.side + WIDTH - writer.widthOf(pageNumber, looks.small);
    writer.drawArtifact('Pagination', () => {
      writer.drawLine(firmName, looks.small, MARGIN.side, y);
      writer.drawLine(pageNumber, looks.small, numberX, y);
    });
  }
}
