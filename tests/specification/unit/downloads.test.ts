import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { insuranceDetails, insuranceDownloads } from '../../../src/content/insurance-details.ts';
import { firm } from '../../../src/site/firm.ts';
import { getPathInLanguage } from '../../../src/site/languages.ts';
import { addressLine } from '../../../src/site/office.ts';
import pdfPaths from '../../../src/site/pdf-paths.json';
import { languages } from '../../../src/site/published-languages.ts';
import { services } from '../../../src/site/services.ts';

/** Signature of the header before each file of a ZIP archive (APPNOTE 4.3.7). */
const LOCAL_HEADER = 0x04034b50;
const HEADER_LENGTH = 30;
/** The compression method of deflated files. The other supported method is 0, for files that are not compressed. */
const DEFLATED = 8;

/** Returns the content of a file in a ZIP archive, or throws. The headers of the archive must state the file sizes. */
function readZipFile(archive: Buffer, fileName: string): Buffer {
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
const readWordText = (documentXml: string) =>
  documentXml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);

const pdf = readFileSync('public/downloads/insurance-details.pdf');
const docx = readFileSync('public/downloads/insurance-details.docx');

/** Returns all texts in a value, except ids. */
const collectSentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, part]) => (key === 'id' ? [] : collectSentences(part)));

/** Removes all spaces, because text extracted from a PDF may lack the space at the end of a line. */
const removeSpaces = (text: string) => text.replace(/\s/g, '');
const findMissing = (text: string, details: unknown = insuranceDetails) =>
  collectSentences(details).filter((one) => !removeSpaces(text).includes(removeSpaces(one)));
const title = `${insuranceDetails.title} - ${firm.name}`;
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];
const advice = 'run `npm run build && npm run downloads` and commit the result';
const { questions, parts } = insuranceDetails;

it('the PDF of Insurance Details has the title and every sentence', async () => {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = (await proxy.getMetadata()) as { info: { Title?: string } };
  const { text } = await extractText(proxy, { mergePages: true });
  const { columns: _columns, ...clauses } = parts; // the page names no columns
  const onPage = { ...insuranceDetails, parts: clauses };
  expect([info.Title, ...findMissing(text, onPage)], `${advice}`).toEqual([title]);
});

it('the list of PDFs has each service, sample letter and sample agreement in each language', () => {
  const letters = ['proposal-letter', 'fee-letter', 'partner-agreement'].map((name) => `/downloads/${name}`);
  const expected = [...services.map(({ path }) => path), ...letters].flatMap((path) =>
    (['en', ...languages] as const).map((language) => getPathInLanguage(language, path)),
  );
  expect(pdfPaths).toEqual(expect.arrayContaining(expected));
});

it('the DOCX of Insurance Details has every sentence, the contact details, and styles for its headings', () => {
  const read = (name: string) => readZipFile(docx, name).toString('utf8');
  const xml = read('word/document.xml');
  const text = readWordText(xml);
  expect([...findMissing(text), ...contact.filter((one) => !text.includes(one))], `${advice}`).toEqual([]);
  expect(readWordText(/<dc:title>.*?<\/dc:title>/.exec(read('docProps/core.xml'))?.[0] ?? '')).toBe(title);
  expect(read('word/styles.xml')).toContain('w:val="en-IN"');
  const styled = (style: string) => xml.split(`<w:pStyle w:val="${style}"/>`).length - 1;
  expect(['Title', 'Heading1', 'Heading2'].map(styled)).toEqual([1, 4, questions.items.length]);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
});

it.each(insuranceDownloads)('$href has the file size that the page states', ({ href, size }) => {
  const kilobytes = Math.round(readFileSync(`public${href}`).length / 1000);
  expect(size, `${advice}`).toBe(`${kilobytes}\u00a0kB`);
});
