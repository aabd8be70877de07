import type { PdfFonts, PdfStyle } from './pdf-fonts.ts';

export interface PdfColours {
  brand: string;
  foreground: string;
  border: string;
}

// Lengths are in points.
const A4_WIDTH = 595.28;
export const MARGIN = { top: 54, bottom: 64, side: 62 };
/** The width of the text. */
export const WIDTH = A4_WIDTH - 2 * MARGIN.side;

export interface Look {
  style: PdfStyle;
  size: number;
  /** The space above the paragraph. */
  above: number;
  /** Whether the text has the brand colour. */
  isBrand?: boolean;
}

export const looks = {
  h1: { style: 'title', size: 26, above: 6, isBrand: true },
  h2: { style: 'title', size: 17, above: 20, isBrand: true },
  h3: { style: 'heading', size: 12.5, above: 11 },
  h4: { style: 'strong', size: 10.5, above: 7 },
  lead: { style: 'text', size: 12, above: 6 },
  p: { style: 'text', size: 10.5, above: 4 },
  small: { style: 'text', size: 9, above: 4 },
  th: { style: 'strong', size: 9.5, above: 0 },
  td: { style: 'text', size: 9.5, above: 0 },
} as const satisfies Record<string, Look>;

export const LINE_HEIGHT = 1.4;

/** A part of a line that is written in one font. */
interface Run {
  text: string;
  font: string;
}

/**
 * The widths of texts at font size 1, by style and text, for each set of fonts. The cache saves time, because measuring
 * a word takes 0.1 ms.
 */
const cachedWidths = new WeakMap<PdfFonts, Map<string, number>>();

/**
 * Writes text line by line. Each script has its own font file, so a line can need several fonts, but pdfkit writes a
 * text in only one font.
 */
export class PdfWriter {
  y = MARGIN.top;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly fonts: PdfFonts,
    readonly colours: PdfColours,
  ) {
    for (const { name, bytes } of Object.values(fonts).flat()) doc.registerFont(name, bytes);
  }

  /** Splits a text into runs of characters with the same font. */
  private runsOf(text: string, style: PdfStyle): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const font = (this.fonts[style].find(({ has }) => has(character)) ?? this.fonts[style][0])?.name ?? '';
      const last = runs.at(-1);
      if (last?.font === font) last.text += character;
      else runs.push({ text: character, font });
    }
    return runs;
  }

  widthOf(text: string, { style, size }: Look): number {
    const widths = cachedWidths.get(this.fonts) ?? new Map<string, number>();
    cachedWidths.set(this.fonts, widths);
    const key = `${style} ${text}`;
    const width = widths.get(key) ?? this.measure(text, style);
    widths.set(key, width);
    return width * size;
  }

  /** Returns the width of a text at font size 1. */
  private measure(text: string, style: PdfStyle): number {
    return this.runsOf(text, style).reduce(
      (sum, run) => sum + this.doc.font(run.font, 1).widthOfString(run.text),
      0,
    );
  }

  /** Breaks a text into lines of at most `width`. Every line except the last ends with a space. */
  linesOf(text: string, look: Look, width: number): string[] {
    const lines: string[] = [];
    const space = this.widthOf(' ', look);
    let line = '';
    let lineWidth = 0;
    for (const word of text.split(' ')) {
      const wordWidth = this.widthOf(word, look);
      if (line && lineWidth + wordWidth > width) {
        lines.push(line);
        line = '';
        lineWidth = 0;
      }
      line += `${word} `;
      lineWidth += wordWidth + space;
    }
    return [...lines, line.trimEnd()];
  }

  /** Returns the height of a paragraph, including the space above. */
  heightOf(text: string, look: Look): number {
    return look.above + this.linesOf(text, look, WIDTH).length * look.size * LINE_HEIGHT;
  }

  /** Starts a new page if the rest of the current page is lower than `height`. */
  reserveHeight(height: number) {
    if (this.y + height <= this.doc.page.height - MARGIN.bottom) return;
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  drawLine(text: string, look: Look, x: number, y: number) {
    this.doc.fillColor(look.isBrand ? this.colours.brand : this.colours.foreground);
    let runX = x;
    for (const { text: part, font } of this.runsOf(text, look.style)) {
      this.doc.font(font, look.size).text(part, runX, y, { lineBreak: false, baseline: 'alphabetic' });
      runX = this.doc.x;
    }
  }

  /** Draws a line, and returns it as content for a structure element of the PDF. */
  drawTaggedLine(text: string, look: Look, x: number, y: number) {
    // In Indian scripts, glyphs can be in another order than their characters. `actual` has the characters in the right
    // order, for screen readers and for copying.
    const isReordered = /\p{M}/u.test(text);
    const content = this.doc.markStructureContent('Span', isReordered ? { actual: text } : {});
    this.drawLine(text, look, x, y);
    this.doc.endMarkedContent();
    return content;
  }

  /** Draws a paragraph, which may continue on the next page. */
  drawParagraph(text: string, look: Look, x: number) {
    const height = look.size * LINE_HEIGHT;
    return this.linesOf(text, look, MARGIN.side + WIDTH - x).map((line) => {
      this.reserveHeight(height);
      this.y += height;
      return this.drawTaggedLine(line, look, x, this.y - height + look.size);
    });
  }

  /** Draws a link on one line. */
  drawLink({ text, url, name }: { text: string; url: string; name: string }, look: Look) {
    const width = this.widthOf(text, look);
    const height = look.size * LINE_HEIGHT;
    this.y += look.above;
    const link = this.doc.struct('Link', { alt: name });
    link.add(this.drawTaggedLine(text, { ...look, isBrand: true }, MARGIN.side, this.y + look.size));
    // pdfkit writes a primitive string as a PDF name. A String object is written as text.
    const options = { structParent: link, Contents: Object(name) as string };
    this.doc.link(MARGIN.side, this.y, width, height, url, options);
    this.drawRule(this.y + look.size + 2, 0.5, this.colours.brand, width);
    this.y += height;
    return link;
  }

  /**
   * Calls `draw`, and marks what it draws as an artifact, which is not part of the content, such as a page number. Screen
   * readers skip artifacts.
   */
  drawArtifact(type: 'Layout' | 'Pagination', draw: () => void) {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws a horizontal line. By default, it is as long as the text is wide. */
  drawRule(y: number, thickness: number, colour: string, length = WIDTH) {
    this.drawArtifact('Layout', () =>
      this.doc
        .moveTo(MARGIN.side, y)
        .lineTo(MARGIN.side + length, y)
        .lineWidth(thickness)
        .stroke(colour),
    );
  }
}
