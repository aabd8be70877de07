import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { partnerAgreement } from '../../../build/pdf/partner-agreement.ts';
import { insuranceDetails, insuranceDownloads } from '../../../src/content/insurance-details.ts';
import { firm } from '../../../src/site/firm.ts';
import { addressLine } from '../../../src/site/office.ts';
import { readWordText, readZipFile } from '../../unit/site/read-word-files.ts';

const pdf = readFileSync('public/downloads/insurance-details.pdf');
const docx = readFileSync('public/downloads/insurance-details.docx');

/** Returns all sentences of the page except the ids of its questions. */
const sentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, part]) => (key === 'id' ? [] : sentences(part)));

/** Removes all spaces, because text extracted from a PDF may lack the space at the end of a line. */
const bare = (text: string) => text.replace(/\s/g, '');
const missing = (text: string) =>
  sentences(insuranceDetails).filter((one) => !bare(text).includes(bare(one)));
const title = `${insuranceDetails.title} - ${firm.name}`;
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];
const advice = 'npm run downloads writes it anew; commit the result';
const { questions, parts, benefits } = insuranceDetails;

it('the PDF of Insurance Details has its title, every sentence, and tags: headings, table and list', async () => {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = (await proxy.getMetadata()) as { info: { Title?: string } };
  const { text } = await extractText(proxy, { mergePages: true });
  expect([info.Title, ...missing(text)], `${advice}`).toEqual([title]);
  const source = pdf.toString('latin1');
  expect(source).toContain('/Lang (en-IN)');
  const counts = ['H1', 'H2', 'H3', 'TR', 'LI'].map((tag) => source.split(`\n/S /${tag}\n`).length - 1);
  expect(counts).toEqual([1, 4, questions.items.length, parts.rows.length + 1, benefits.items.length]);
});

it.each([
  ['downloads/partner-agreement.pdf', 'en-IN'],
  ['hi/downloads/partner-agreement.pdf', 'hi-IN'],
])('%s is in %s, and has tags: a heading for each clause, a table and a list', (name, locale) => {
  const source = readFileSync(`public/${name}`, 'latin1');
  expect(source).toContain(`/Lang (${locale})`);
  const counts = ['H1', 'H2', 'TR', 'LI'].map((tag) => source.split(`\n/S /${tag}\n`).length - 1);
  expect(counts, `${advice}`).toEqual([1, 11, 8, 4]);
});

it('the English sample agreement has every sentence', async () => {
  const file = readFileSync('public/downloads/partner-agreement.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const texts = partnerAgreement.blocks.flatMap((block) => {
    if (block.kind === 'table') return [block.head, ...block.rows].flat();
    return block.kind === 'list' ? block.items : block.text;
  });
  expect(
    texts.filter((one) => !bare(text).includes(bare(one))),
    `${advice}`,
  ).toEqual([]);
});

it('the DOCX has its title, a language, every sentence, the contact details, and headings by style', () => {
  const read = (name: string) => readZipFile(docx, name).toString('utf8');
  const xml = read('word/document.xml');
  const text = readWordText(xml);
  expect([...missing(text), ...contact.filter((one) => !text.includes(one))], `${advice}`).toEqual([]);
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
