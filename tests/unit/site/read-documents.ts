import { inflateRawSync, inflateSync } from 'node:zlib';

/** One file of a ZIP archive, found through its central directory (APPNOTE 4.3.12). */
export function unzip(archive: Buffer, name: string): Buffer {
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16);
  while (archive.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [length, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    if (archive.toString('utf8', at + 46, at + 46 + length!) === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
      return archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    }
    at += 46 + length! + extra! + comment!;
  }
  throw new Error(`The archive has no ${name}`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of WordprocessingML, its paragraphs separated by line breaks. */
export const wordText = (xml: string) =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);

interface PdfObject {
  dictionary: string;
  stream: string;
}

/** The indirect objects of a PDF without object streams, as Chromium writes them; streams inflated. */
export function pdfObjects(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: number = '', index, 0: head } of source.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = index + head.length;
    const body = source.slice(start, source.indexOf('endobj', start));
    const [dictionary = '', ...rest] = body.split(/stream\n/);
    const data = Buffer.from(rest.join('stream\n').replace(/\nend$/, ''), 'latin1');
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : '';
    objects.set(number, { dictionary, stream });
  }
  return objects;
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The title of such a PDF: plain text in brackets, or UTF-16 in hex where a letter is beyond ASCII. */
export function pdfTitle(pdf: Buffer): string | undefined {
  const source = pdf.toString('latin1');
  const [, plain, hex] = /^<<\/Title (?:\(((?:\\.|[^\\)])*)\)|<FEFF([0-9A-F]+)>)/m.exec(source) ?? [];
  return hex === undefined ? plain?.replace(/\\(.)/g, '$1') : utf16(hex);
}

/** From glyph to text by a ToUnicode map (ISO 32000-1, 9.10.3). */
function glyphs(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, kind, body = ''] of map.matchAll(/begin(bfchar|bfrange)\n([^]*?)end/g)) {
    const numbers = [...body.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex = '']) => hex);
    const step = kind === 'bfchar' ? 2 : 3;
    for (let i = 0; i < numbers.length; i += step) {
      const from = parseInt(numbers[i]!, 16);
      const to = step === 2 ? from : parseInt(numbers[i + 1]!, 16);
      const text = utf16(numbers[i + step - 1]!);
      for (let glyph = from; glyph <= to; glyph += 1) {
        const last = text.charCodeAt(text.length - 1) + glyph - from;
        texts.set(glyph, text.slice(0, -1) + String.fromCharCode(last));
      }
    }
  }
  return texts;
}

/** The text that the pages of such a PDF show, in the order in which it is drawn. */
export function pdfText(pdf: Buffer): string {
  const objects = pdfObjects(pdf);
  const reference = (text: string | undefined) => objects.get(/(\d+) 0 R/.exec(text ?? '')?.[1] ?? '');
  let shown = '';
  for (const { dictionary } of objects.values()) {
    if (!/\/Type \/Page\b/.test(dictionary)) continue;
    const fonts = new Map<string, Map<number, string>>();
    const content = reference(/\/Contents[^/]*/.exec(dictionary)?.[0])?.stream ?? '';
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode \d+ 0 R/.exec(objects.get(number)?.dictionary ?? '')?.[0];
      fonts.set(name, glyphs(reference(unicode)?.stream ?? ''));
    }
    let font: Map<number, string> | undefined;
    for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name) font = fonts.get(name);
      else for (const glyph of hex?.match(/.{4}/g) ?? []) shown += font?.get(parseInt(glyph, 16)) ?? '�';
    }
  }
  return shown;
}
