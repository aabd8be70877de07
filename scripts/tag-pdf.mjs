/*
 * Completes a PDF that Chromium has printed, so that it conforms to PDF/UA-1. Also makes the file smaller, because
 * Chromium compresses neither the structure nor the dictionaries. The code relies on the format of Chromium's library
 * Skia: a cross-reference table, and each dictionary entry on its own line.
 */
import { deflateSync, inflateSync } from 'node:zlib';
import {
  addListBodies,
  nameLinks,
  toPdfString,
  readReference,
  renameElements,
  separateItems,
  readType,
} from './pdf-structure.mjs';
import { halveGreyImage, roundNumbers, stripFont } from './pdf-streams.mjs';

const toLatin1 = (text) => Buffer.from(text, 'latin1');

/** Returns the trailer, and the dictionary or array (`text`) and the stream of each object, by number. */
function readObjects(pdf) {
  const source = pdf.toString('latin1');
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const table = source.slice(tableStart, source.indexOf('trailer', tableStart));
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  offsets.sort((a, b) => a - b);
  const objects = new Map();
  for (const [index, offset] of offsets.entries()) {
    const object = source.slice(offset, offsets[index + 1] ?? tableStart);
    const [, number, text] = /^(\d+) 0 obj\n([^]*?)(?: stream\n|\nendobj)/.exec(object) ?? [];
    if (!number) throw new Error(`There is no object at ${offset}`);
    const start = offset + object.indexOf(' stream\n') + ' stream\n'.length;
    const hasStream = object.includes('>> stream\n');
    const stream = hasStream && pdf.subarray(start, start + Number(/\/Length (\d+)/.exec(text)?.[1]));
    objects.set(Number(number), { text, ...(stream && { stream }) });
  }
  return { objects, trailer: source.slice(source.indexOf('trailer', tableStart)) };
}

/** Marks content outside the structure, such as page numbers and borders, as artifacts. */
function markArtifacts(content) {
  let depth = 0;
  const lines = content.split('\n').map((line) => {
    if (/ (?:BDC|BMC)$/.test(line) || /<<.*>>BDC$/.test(line)) {
      depth += 1;
      return depth === 1 ? `EMC\n${line}` : line;
    }
    if (line.trim() !== 'EMC') return line;
    depth -= 1;
    return depth === 0 ? 'EMC\n/Artifact BMC' : line;
  });
  return `/Artifact BMC\n${lines.join('\n')}\nEMC\n`;
}

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const createMetadata = ({ title, author, date }) =>
  Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<xmp:CreateDate>${date}</xmp:CreateDate>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);

/** Structure types that Chromium writes, each followed by the standard type that readers of PDF/UA-1 use for it. */
const ROLE_MAP = '<</Aside /Div /Strong /Span /Em /Span /FENote /Note /Form /Div>>';

/** Returns the creation date (YYYY-MM-DD) of a PDF from `tagPdf`. Returns undefined for other PDFs. */
export function readDate(pdf) {
  const [, year, month, day] = /<xmp:CreateDate>(\d{4})-(\d\d)-(\d\d)/.exec(pdf.toString('latin1')) ?? [];
  return day && `${year}-${month}-${day}`;
}

/** Returns a PDF with the objects. Puts all objects without a stream into one compressed stream, as PDF 1.5 allows. */
function writePdf(objects, { root, info }) {
  const parts = [toLatin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')];
  const entries = new Map([[0, [0, 0, 65535]]]);
  let offset = parts[0].length;
  const add = (number, bytes) => {
    entries.set(number, [1, offset, 0]);
    parts.push(bytes);
    offset += bytes.length;
  };
  const addStream = (number, dictionary, stream) =>
    add(number, Buffer.concat([toLatin1(`${number} 0 obj\n${dictionary}\nstream\n`), stream, toLatin1('\nendstream\nendobj\n')])); // oxfmt-ignore
  const packedNumber = Math.max(...objects.keys()) + 1;
  const packed = [...objects].filter(([, { stream }]) => !stream);
  for (const [number, { text, stream }] of objects) if (stream) addStream(number, text, stream);
  let head = '';
  let body = '';
  for (const [index, [number, { text }]] of packed.entries()) {
    head += `${number} ${body.length} `;
    body += `${text}\n`;
    entries.set(number, [2, packedNumber, index]);
  }
  const packedStream = deflateSync(toLatin1(head + body), { level: 9 });
  addStream(packedNumber, `<</Type /ObjStm /N ${packed.length} /First ${head.length} /Filter /FlateDecode /Length ${packedStream.length}>>`, packedStream); // oxfmt-ignore
  const tableNumber = packedNumber + 1;
  const start = offset;
  entries.set(tableNumber, [1, start, 0]);
  const table = Buffer.alloc((tableNumber + 1) * 7);
  for (const [number, [type, second, third]] of entries) {
    table.writeUInt8(type, number * 7);
    table.writeUInt32BE(second, number * 7 + 1);
    table.writeUInt16BE(third, number * 7 + 5);
  }
  const stream = deflateSync(table, { level: 9 });
  addStream(tableNumber, `<</Type /XRef /Size ${tableNumber + 1} /W [1 4 2] /Root ${root} 0 R /Info ${info} 0 R /Filter /FlateDecode /Length ${stream.length}>>`, stream); // oxfmt-ignore
  return Buffer.concat([...parts, toLatin1(`startxref\n${start}\n%%EOF\n`)]);
}

/** Makes the stream of an object smaller, and compresses it. @param isPage true for the content of a page */
function shrinkStream(object, isPage) {
  const isCompressed = object.text.includes('/Filter /FlateDecode');
  if (!isCompressed && object.text.includes('/Filter')) return;
  let content = isCompressed ? inflateSync(object.stream) : object.stream;
  if (isPage) content = toLatin1(markArtifacts(roundNumbers(content.toString('latin1'))));
  if (object.text.includes('/Length1 ')) {
    content = stripFont(content);
    object.text = object.text.replace(/\/Length1 \d+/, `/Length1 ${content.length}`);
  }
  if (/\/ColorSpace \/DeviceGray\n\/BitsPerComponent 8/.test(object.text)) {
    content = halveGreyImage(content, Number(/\/Width (\d+)/.exec(object.text)?.[1]));
    object.text = object.text.replace('/BitsPerComponent 8', '/BitsPerComponent 4');
  }
  object.stream = deflateSync(content, { level: 9 });
  const dictionary = object.text.replace('/Filter /FlateDecode\n', '');
  object.text = dictionary.replace(/\/Length \d+/, `/Filter /FlateDecode\n/Length ${object.stream.length}`);
}

/**
 * Returns a tagged PDF that conforms to PDF/UA-1.
 * @param pdf a PDF that Chromium has printed with tags
 * @param details the title, the author, the creation date (YYYY-MM-DD) and the accessible names of the links, in the order
 *   of the page
 */
export function tagPdf(pdf, { title, author, date, linkNames }) {
  const { objects, trailer } = readObjects(pdf);
  const root = readReference('Root', trailer);
  const info = readReference('Info', trailer);
  const catalog = objects.get(root);
  const structure = objects.get(readReference('StructTreeRoot', catalog.text));

  const all = [...objects.values()];
  const pages = all.filter(({ text }) => text.includes('/Type /Page\n'));
  const contents = new Set(pages.map(({ text }) => objects.get(readReference('Contents', text))));
  for (const object of all) {
    // A `figure` element without a text alternative is only a group.
    if (readType(object) === 'Figure' && !object.text.includes('/Alt ')) object.text = object.text.replace('/S /Figure', '/S /Div'); // oxfmt-ignore
    if (object.stream) shrinkStream(object, contents.has(object));
  }
  nameLinks(objects, readReference('K', structure.text), linkNames);
  renameElements(objects);
  separateItems(objects);
  addListBodies(objects);
  structure.text = structure.text.replace('<<', `<</RoleMap ${ROLE_MAP}\n`);

  catalog.text = catalog.text.replace('/Type /ViewerPreferences\n', ''); // PDF does not define this key
  const metadata = Math.max(...objects.keys()) + 1;
  const stream = createMetadata({ title, author, date });
  objects.set(metadata, { text: `<</Type /Metadata /Subtype /XML /Length ${stream.length}>>`, stream });
  catalog.text = catalog.text.replace('<<', `<</Metadata ${metadata} 0 R\n`);
  const day = `(D:${date.replaceAll('-', '')}000000Z)`;
  objects.get(info).text = `<</Title ${toPdfString(title)}\n/Author ${toPdfString(author)}\n/CreationDate ${day}\n/ModDate ${day}>>`; // oxfmt-ignore
  return writePdf(objects, { root, info });
}
