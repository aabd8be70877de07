import type { PdfFonts, PdfStyle } from './pdf-fonts.ts';

export interface PdfColours {
  brand: string;
  foreground: string;
  border: string;
}

// Lengths are in points.
export const MARGIN = { top: 54, bottom: 64, side: 62 };
export const WIDTH = 595.28 - 2 * MARGIN.side;

export interface Look {
  style: PdfStyle;
  size: number;
  /** Space above. */
  above: number;
  /** Whether it has the colour of the brand. */
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

/** A part of a line in one font. */
interface Run {
  text: string;
  font: string;
}

/** The widths of words by font, in points at a font size of 1: shaping a word takes a tenth of a millisecond. */
const widths = new WeakMap<PdfFonts, Map<string, number>>();

/**
 * Writes text line by line. pdfkit cannot write a text in several fonts, and letters of two scripts are in two font
 * files.
 */
export class PdfWriter {
  y = MARGIN.top;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    readonly fonts: PdfFonts,
    readonly colours: PdfColours,
  ) {
    for (const { name, file } of Object.values(fonts).flat()) doc.registerFont(name, file);
  }

  /** Splits a text where the font changes. */
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
    const cached = widths.get(this.fonts) ?? new Map<string, number>();
    widths.set(this.fonts, cached);
    const key = `${style} ${text}`;
    const width =
      cached.get(key) ??
      this.runsOf(text, style).reduce(
        (sum, run) => sum + this.doc.font(run.font, 1).widthOfString(run.text),
        0,
      );
    cached.set(key, width);
    return width * size;
  }

  /** Breaks a text into lines of a width. All lines except the last end with a space. */
  linesOf(text: string, look: Look, width: number): string[] {
    const lines: string[] = [];
    const space = this.widthOf(' ', look);
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
      const wordWidth = this.widthOf(word, look);
      if (line && used + wordWidth > width) {
        lines.push(line);
        line = '';
        used = 0;
      }
      line += `${word} `;
      used += wordWidth + space;
    }
    return [...lines, line.trimEnd()];
  }

  /** The height of a paragraph, with the space above it. */
  heightOf(text: string, look: Look): number {
    return look.above + this.linesOf(text, look, WIDTH).length * look.size * LINE_HEIGHT;
  }

  /** Starts a new page if the current one has less height left. */
  reserve(height: number) {
    if (this.y + height <= this.doc.page.height - MARGIN.bottom) return;
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  drawLine(text: string, look: Look, x: number, y: number) {
    this.doc.fillColor(look.isBrand ? this.colours.brand : this.colours.foreground);
    let at = x;
    for (const { text: part, font } of this.runsOf(text, look.style)) {
      this.doc.font(font, look.size).text(part, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at = this.doc.x;
    }
  }

  /** Draws a line as the content of a structure element. */
  contentLine(text: string, look: Look, x: number, y: number) {
    // In Indian scripts, the order of glyphs differs from the order of characters.
    const isReordered = /\p{M}/u.test(text);
    const content = this.doc.markStructureContent('Span', isReordered ? { actual: text } : {});
    this.drawLine(text, look, x, y);
    this.doc.endMarkedContent();
    return content;
  }

  /** Draws a paragraph, which may continue on the next page. */
  contentLines(text: string, look: Look, x: number) {
    const height = look.size * LINE_HEIGHT;
    return this.linesOf(text, look, MARGIN.side + WIDTH - x).map((line) => {
      this.reserve(height);
      this.y += height;
      return this.contentLine(line, look, x, this.y - height + look.size);
    });
  }

  /** Draws a link on one line. */
  link({ text, url, name }: { text: string; url: string; name: string }, look: Look) {
    const [width, height] = [this.widthOf(text, look), look.size * LINE_HEIGHT];
    this.y += look.above;
    const link = this.doc.struct('Link', { alt: name });
    link.add(this.contentLine(text, { ...look, isBrand: true }, MARGIN.side, this.y + look.size));
    // pdfkit writes a String object as text, but a primitive as a name.
    const options = { structParent: link, Contents: Object(name) as string };
    this.doc.link(MARGIN.side, this.y, width, height, url, options);
    this.rule(this.y + look.size + 2, 0.5, this.colours.brand, width);
    this.y += height;
    return link;
  }

  /** Draws lines outside the document structure, such as page numbers. */
  artifact(type: 'Layout' | 'Pagination', draw: () => void) {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rule(y: number, width: number, colour: string, length = WIDTH) {
    this.artifact('Layout', () =>
      this.doc
        .moveTo(MARGIN.side, y)
        .lineTo(MARGIN.side + length, y)
        .lineWidth(width)
        .stroke(colour),
    );
  }
}
