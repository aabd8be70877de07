import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { insuranceDetails, insuranceDownloads } from '../../../src/content/insurance-details.ts';
import { firm } from '../../../src/site/firm.ts';
import { addressLine } from '../../../src/site/office.ts';
import { pdfTitle, unzip, wordText } from '../../unit/site/read-documents.ts';

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
const contact = [firm.name, addressLine, firm.hours, firm.phone, firm.email, firm.siteAddress];
const advice = 'npm run downloads writes it anew; commit the result';

describe('the PDF of Insurance Details', () => {
  const source = pdf.toString('latin1');

  it('has a title and a language', () => {
    expect(pdfTitle(pdf), `${advice}`).toBe(title);
    expect(source.includes('/Lang (en-IN)')).toBe(true);
  });

  it('is tagged: headings, table and list', () => {
    expect(source).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    const count = (tag: string) => source.split(`\n/S /${tag}\n`).length - 1;
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(4);
    expect(count('H3')).toBe(insuranceDetails.questions.items.length);
    expect(count('TR')).toBe(insuranceDetails.parts.rows.length + 1);
    expect(count('LI')).toBe(insuranceDetails.benefits.items.length);
  });
});

describe('the DOCX of Insurance Details', () => {
  const xml = unzip(docx, 'word/document.xml').toString('utf8');

  it('contains every sentence of the page', () => {
    expect(missing(wordText(xml)), `${advice}`).toEqual([]);
  });

  it('contains the contact details of the firm', () => {
    const unsaid = contact.filter((one) => !wordText(xml).includes(one));
    expect(unsaid, `${advice}`).toEqual([]);
  });

  it('has a title and a language', () => {
    const core = unzip(docx, 'docProps/core.xml').toString('utf8');
    expect(wordText(/<dc:title>.*?<\/dc:title>/.exec(core)?.[0] ?? ''), `${advice}`).toBe(title);
    expect(unzip(docx, 'word/styles.xml').toString('utf8')).toContain('w:val="en-IN"');
  });

  it('has headings by style and a head row in its table', () => {
    const styled = (style: string) => xml.split(`<w:pStyle w:val="${style}"/>`).length - 1;
    expect(styled('Title')).toBe(1);
    expect(styled('Heading1')).toBe(4);
    expect(styled('Heading2')).toBe(insuranceDetails.questions.items.length);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  });
});

it.each(insuranceDownloads)('$href is as large as the page says', ({ href, size }) => {
  const kilobytes = Math.round(readFileSync(`public${href}`).length / 1000);
  expect(size, `${advice}`).toBe(`${kilobytes}\u00a0kB`);
});
