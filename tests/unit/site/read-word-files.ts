import { inflateRawSync } from 'node:zlib';

/** The offsets of fields in the three kinds of ZIP headers that are read (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const END_OF_CENTRAL_DIRECTORY = { signature: 'PK\x05\x06', directoryOffset: 16 };
const CENTRAL_HEADER = {
  signature: 'PK\x01\x02',
  method: 10,
  compressedSize: 20,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  localHeaderOffset: 42,
  name: 46,
};
const LOCAL_HEADER = { nameLength: 26, extraLength: 28, name: 30 };
/** The compression method of deflated files. The other supported method is 0, for files that are not compressed. */
const DEFLATED = 8;

/** Returns the content of the file whose header in the central directory is at `header`. */
function readZipEntry(archive: Buffer, header: number): Buffer {
  const local = archive.readUInt32LE(header + CENTRAL_HEADER.localHeaderOffset);
  const start =
    local +
    LOCAL_HEADER.name +
    archive.readUInt16LE(local + LOCAL_HEADER.nameLength) +
    archive.readUInt16LE(local + LOCAL_HEADER.extraLength);
  const size = archive.readUInt32LE(header + CENTRAL_HEADER.compressedSize);
  const content = archive.subarray(start, start + size);
  const isDeflated = archive.readUInt16LE(header + CENTRAL_HEADER.method) === DEFLATED;
  return isDeflated ? inflateRawSync(content) : content;
}

/**
 * Returns the content of a file in a ZIP archive.
 * @throws Error if the archive has no such file
 */
export function readZipFile(archive: Buffer, fileName: string): Buffer {
  const end = archive.lastIndexOf(END_OF_CENTRAL_DIRECTORY.signature);
  let header = archive.readUInt32LE(end + END_OF_CENTRAL_DIRECTORY.directoryOffset);
  while (archive.toString('latin1', header, header + 4) === CENTRAL_HEADER.signature) {
    const nameStart = header + CENTRAL_HEADER.name;
    const nameEnd = nameStart + archive.readUInt16LE(header + CENTRAL_HEADER.nameLength);
    if (archive.toString('utf8', nameStart, nameEnd) === fileName) return readZipEntry(archive, header);
    header =
      nameEnd +
      archive.readUInt16LE(header + CENTRAL_HEADER.extraLength) +
      archive.readUInt16LE(header + CENTRAL_HEADER.commentLength);
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
