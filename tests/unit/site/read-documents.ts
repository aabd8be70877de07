import { inflateRawSync } from 'node:zlib';

/** Returns a file of a ZIP archive, found by the central directory (APPNOTE 4.3.12). */
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

/** Returns the text of WordprocessingML, with a line break after each paragraph. */
export const wordText = (xml: string) =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
