declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a header cell is the header of. */
    scope?: 'Column' | 'Row';
  }
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2';
    /** Fixes the axes of a variable font. */
    variationAxes?: Record<string, number>;
    /** Tags of OpenType features; all by default. */
    keepFeatures?: string[];
  }
  /** Returns the font with the characters of a text only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
