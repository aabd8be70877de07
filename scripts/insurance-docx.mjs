/*
 * Creates the DOCX of Insurance Details. For accessibility, the document has a title, a language, headings, a list and
 * table headers.
 */
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

// Lengths are in twentieths of a point, border widths in eighths of a point, and font sizes in half points.
const removeHash = (colour) => colour.slice(1);
const createHeading = (level, text) => new Paragraph({ heading: level, text, keepNext: true });
const createParagraph = (text, options = {}) =>
  new Paragraph({ spacing: { after: 120 }, ...options, children: [new TextRun(text)] });

const createItem = ({ title, text }) =>
  new Paragraph({
    numbering: { reference: 'benefits', level: 0 },
    spacing: { after: 100 },
    children: [new TextRun({ text: title, bold: true }), new TextRun({ text, break: 1 })],
  });

function createTable({ columns, rows }, c) {
  const line = { style: BorderStyle.SINGLE, size: 4, color: removeHash(c.border) };
  const edge = { style: BorderStyle.DOUBLE, size: 6, color: removeHash(c.brand) };
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const cell = (text, width, { head = false, bold = false } = {}) =>
    new TableCell({
      width: { size: width, type: WidthType.PERCENTAGE },
      margins: { top: 80, bottom: 80, left: 120, right: 120 },
      ...(head && { shading: { fill: removeHash(c.accent) } }),
      children: [new Paragraph({ children: [new TextRun({ text, bold: head || bold })] })],
    });
  const widths = [26, 74];
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: edge,
      bottom: edge,
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: line,
    },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((text, i) => cell(text, widths[i], { head: true })),
      }),
      ...rows.map(
        (cells) =>
          new TableRow({
            cantSplit: true,
            children: cells.map((text, i) => cell(text, widths[i], { bold: i === 0 })),
          }),
      ),
    ],
  });
}

const createStyles = (c) => {
  const head = (size) => ({
    run: { font: 'Georgia', size, color: removeHash(c.brand) },
    paragraph: { spacing: { before: 320, after: 120 } },
  });
  return {
    default: {
      document: {
        run: { font: 'Calibri', size: 22, color: removeHash(c.foreground), language: { value: 'en-IN' } },
      },
      title: {
        run: { font: 'Georgia', size: 56, color: removeHash(c.brand) },
        paragraph: { spacing: { after: 120 } },
      },
      heading1: head(34),
      heading2: head(25),
    },
  };
};

/** Resolves to a DOCX that Word, LibreOffice and Google Docs can open. @returns {Promise<Buffer>} */
export function createDocx({ words, contact, colours: c }) {
  const { description, parts, benefits, questions } = words;
  const [name] = contact;
  const footer = new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });
  const document = new Document({
    title: `${words.title} - ${name}`,
    subject: words.intro,
    creator: name,
    lastModifiedBy: name,
    styles: createStyles(c),
    numbering: {
      config: [
        {
          reference: 'benefits',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1134, bottom: 1134, left: 1247, right: 1247 },
          },
        },
        footers: { default: footer },
        children: [
          createParagraph(name),
          createHeading(HeadingLevel.TITLE, words.title),
          createParagraph(words.intro),
          createHeading(HeadingLevel.HEADING_1, description.title),
          ...[description.intro, ...description.paragraphs].map((text) => createParagraph(text)),
          createHeading(HeadingLevel.HEADING_1, parts.title),
          createTable(parts, c),
          createHeading(HeadingLevel.HEADING_1, benefits.title),
          ...benefits.items.map(createItem),
          createHeading(HeadingLevel.HEADING_1, questions.title),
          ...questions.items.flatMap(({ question, answer }) => [
            createHeading(HeadingLevel.HEADING_2, question),
            createParagraph(answer),
          ]),
          createParagraph(words.notice, {
            spacing: { before: 360, after: 240 },
            border: {
              left: { style: BorderStyle.DOUBLE, size: 6, space: 8, color: removeHash(c.highlight) },
            },
          }),
          ...contact.map((text) => createParagraph(text, { spacing: { after: 0 } })),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
