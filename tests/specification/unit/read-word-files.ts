import { inflateRawSync } from 'node:zlib';

/** Signature of the header before each file of a ZIP archive (APPNOTE 4.3.7). */
const LOCAL_HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
/** The compression method of deflated files. The other supported method is 0, for files that are not compressed. */
const DEFLATED = 8;

/**
 * Returns the content of a file in a ZIP archive whose headers contain the sizes of the files.
 * @throws Error if the archive has no such file
 */
export function readZipFile(archive: Buffer, fileName: string): Buffer {
  for (let header = 0; archive.readUInt32LE(header) === LOCAL_HEADER;) {
    const nameEnd = header + HEADER_LENGTH + archive.readUInt16LE(header + 26);
    const start = nameEnd + archive.readUInt16LE(header + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(header + 18));
    if (archive.toString('utf8', header + HEADER_LENGTH, nameEnd) === fileName)
      return archive.readUInt16LE(header + 8) === DEFLATED ? inflateRawSync(content) : content;
    header = start + content.length;
  }
  throw new Error(`The archive has no ${fileName}`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of a Word document's XML, with a line break after each paragraph. */
export const readWordText = (documentXml: string) =>
  documentXml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
