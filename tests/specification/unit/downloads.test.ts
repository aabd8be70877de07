import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { insuranceDetails, insuranceDownloads } from '../../../src/content/insurance-details.ts';
import { firm } from '../../../src/site/firm.ts';
import { addressLine } from '../../../src/site/office.ts';
import { unzip, wordText } from '../../unit/site/read-documents.ts';

const pdf = readFileSync('public/downloads/insurance-details.pdf');
const docx = readFileSync('public/downloads/insurance-details.docx');

/** Every sentence of the page; ids of its questions are not shown. */
const sentences = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, part]) => (key === 'id' ? [] : sentences(part)));

/** Where a line breaks, a space may or may not be drawn. */
const bare = (text: string) => text.replace(/\s/g, '');
const missing = (text: string) =>
  sentences(insuranceDetails).filter((one) => !bare(text).includes(bare(one)));
const title = `${insuranceDetails.title} - ${firm.name}`;
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteUrl];
const advice = 'npm run downloads writes it anew; commit the result';
const { questions, parts, benefits } = insuranceDetails;

it('the PDF of Insurance Details has a title, a language, its texts, and tags: headings, table and list', async () => {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = (await proxy.getMetadata()) as { info: { Title?: string } };
  expect(info.Title, `${advice}`).toBe(title);
  const { text } = await extractText(proxy, { mergePages: true });
  expect(missing(text), `${advice}`).toEqual([]);
  const source = pdf.toString('latin1');
  expect(source).toContain('/Lang (en-IN)');
  expect(source).toContain('/Marked true');
  const count = (tag: string) => source.split(`\n/S /${tag}\n`).length - 1;
  const tags = {
    H1: 1,
    H2: 4,
    H3: questions.items.length,
    TR: parts.rows.length + 1,
    LI: benefits.items.length,
  };
  for (const [tag, wanted] of Object.entries(tags)) expect(count(tag), `${tag}`).toBe(wanted);
});

it('the DOCX has a title and a language, every sentence of the page, the contact details, and headings by style', () => {
  const read = (name: string) => unzip(docx, name).toString('utf8');
  const xml = read('word/document.xml');
  expect(missing(wordText(xml)), `${advice}`).toEqual([]);
  expect(
    contact.filter((one) => !wordText(xml).includes(one)),
    `${advice}`,
  ).toEqual([]);
  const [named = ''] = /<dc:title>.*?<\/dc:title>/.exec(read('docProps/core.xml')) ?? [];
  expect(wordText(named), `${advice}`).toBe(title);
  expect(read('word/styles.xml')).toContain('w:val="en-IN"');
  const styled = (style: string) => xml.split(`<w:pStyle w:val="${style}"/>`).length - 1;
  expect(['Title', 'Heading1', 'Heading2'].map(styled)).toEqual([1, 4, questions.items.length]);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
});

it.each(insuranceDownloads)('$href is as large as the page says', ({ href, size }) => {
  const kilobytes = Math.round(readFileSync(`public${href}`).length / 1000);
  expect(size, `${advice}`).toBe(`${kilobytes}\u00a0kB`);
});
