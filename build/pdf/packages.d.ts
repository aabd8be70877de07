declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Whether a header cell belongs to a row or to a column. */
    scope?: 'Column' | 'Row';
  }
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Values for the axes of a variable font. The font that is returned is not variable. */
    variationAxes?: Record<string, number>;
    /** The OpenType features to keep, by tag. The default is all. */
    keepFeatures?: string[];
  }
  /** Returns the font with only the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
