import { readdirSync, readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { createTelUrl } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { legalDetails } from '../../src/site/legal-details.ts';
import pdfPaths from '../../src/site/pdf-paths.json';
import { formatShortRegistrations } from '../../src/site/registrations.ts';
import { documentOf, paths, textOf } from './documents.ts';

const ADVICE = 'run `npm run build && npm run downloads` and commit the result';
const MAX_BYTES = 150_000;
const MIN_LINES = 10;
/** The size of A4 in points. */
const A4 = [595, 842];
/** Parts of a page that its PDF omits. */
const OMITTED =
  'nav *, aside *, form *, figure *, [data-needs-script] *, [data-without-script] *, [hidden] *, [aria-hidden=true] *, .sr-only, [class~="print:hidden"], [class~="print:hidden"] *';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Sheet = Awaited<ReturnType<Pdf['getPage']>>;

interface PdfElement {
  role?: string;
  alt?: string;
  children?: PdfElement[];
}

async function readPdf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, info, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

const getStructure = async (page: Sheet) => (await page.getStructTree()) as PdfElement;

/** Returns the elements of a matching type in a structure, at any depth. */
const findPdfElements = (root: PdfElement, type: RegExp): PdfElement[] => [
  ...(type.test(root.role ?? '') ? [root] : []),
  ...(root.children ?? []).flatMap((child) => findPdfElements(child, type)),
];

async function extractText(pages: readonly Sheet[]): Promise<string> {
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')))
    .join('');
}

/** Blocks that contain another block, a date, text for screen readers, only a link, or a link that looks like a button. */
const CONTAINERS = 'p, time, [class*=sr-only], a:only-child, a.rounded-md';
/** The introduction of a form, sections that have only a form, and what follows a form in its section. */
const AROUND_FORMS =
  'section:has(form) h2 + p, section:has(form):not(:has(ol)) *, section > div > :has(form) ~ *, section > div > :has(form) ~ * *';

const pathsWithPdf = paths.filter((path) => (pdfPaths as string[]).includes(path));
/** Removes white space, joiners and asterisks, which differ between a page and the text of its PDF. */
const removeSpacing = (text: string) => text.normalize('NFC').replace(/[\s*\u200c\u200d]/g, '');
const pdfsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));

it('src/site/pdf-paths.json lists exactly the PDFs of the site', () => {
  const listed = (pdfPaths as string[]).map((path) => `${path.slice(1)}.pdf`);
  expect(pdfsIn('dist').toSorted(), `${ADVICE}`).toEqual(listed.toSorted());
});

describe.each(pdfsIn('public').map((name) => `dist/${name}`))('%s', (file) => {
  it('is marked as PDF/UA-1, has a title and a language, and has at most 150 kB', async () => {
    const source = readFileSync(file, 'latin1');
    expect(source.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(source).toMatch(/xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[^]*<pdfuaid:part>1</);
    expect(source).toMatch(/<dc:title>[^]*?<rdf:li xml:lang="x-default">.+<\/rdf:li>/);
    const { pdf, info } = await readPdf(file);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    expect(info.Language).toBe(file.startsWith('dist/hi/') ? 'hi-IN' : 'en-IN');
    expect(info.Title).toContain(firm.name);
  });

  it('has A4 pages, each with at least ten lines and with the name and registrations of the firm', async () => {
    const foot = removeSpacing([firm.name, ...formatShortRegistrations(legalDetails)].join('·'));
    for (const page of (await readPdf(file)).pages) {
      expect(page.view.slice(2).map((length) => Math.floor(length))).toEqual(A4);
      expect(removeSpacing(await extractText([page]))).toContain(foot);
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) => ('str' in item && item.str.trim() ? [Math.round(item.transform[5])] : []));
      expect(new Set(lines).size, `page ${page.pageNumber}`).toBeGreaterThanOrEqual(MIN_LINES);
    }
  });

  it('has complete lists, header cells, and named links that work outside the site', async () => {
    const { pages: sheets } = await readPdf(file);
    const urls: (string | undefined)[] = [];
    for (const sheet of sheets) {
      const root = await getStructure(sheet);
      const typesIn = ({ children = [] }: { children?: { role?: string }[] }) => children.map(({ role }) => role);
      for (const list of findPdfElements(root, /^L$/)) expect(new Set(typesIn(list))).toEqual(new Set(['LI']));
      for (const item of findPdfElements(root, /^LI$/)) expect(typesIn(item).at(-1)).toBe('LBody');
      for (const table of findPdfElements(root, /^Table$/)) {
        expect(findPdfElements(table, /^TR$/).length).toBeGreaterThan(0);
        expect(findPdfElements(table, /^TH$/).length, 'header cells').toBeGreaterThan(0);
      }
      for (const { alt } of findPdfElements(root, /^(?:Link|Figure)$/)) expect(alt?.length).toBeGreaterThan(3);
      for (const { subtype, contentsObj, structParent, url, unsafeUrl, dest } of await sheet.getAnnotations()) {
        expect(subtype).toBe('Link');
        expect(contentsObj.str.length).toBeGreaterThan(3);
        expect(structParent).toBeGreaterThanOrEqual(0);
        if (!dest) urls.push(url ?? unsafeUrl); // not a link within the PDF
      }
    }
    expect(urls).toEqual(expect.arrayContaining([createTelUrl(firm.phone), `mailto:${firm.email}`]));
    const allowed = /^(?:tel:|mailto:|https:\/\/(?!localhost))/;
    expect(urls.filter((url) => !url || !allowed.test(url))).toEqual([]);
  });
}); // oxfmt-ignore

describe.each(pathsWithPdf)('the PDF of %s', (path) => {
  const page = documentOf(path);
  const main = page.querySelector('main')!;

  it('is linked on the page, and has the title, text, tables and URL of the page', async () => {
    const { info, pages: sheets } = await readPdf(`dist${path}.pdf`);
    expect(main.querySelectorAll(`a[href="${path}.pdf"][download]`)).toHaveLength(1);
    expect(info.Title).toBe(page.title);
    const text = removeSpacing(await extractText(sheets));
    const blocks = [...main.querySelectorAll(`:is(h1, h2, h3, h4, p, td, dd):not(${OMITTED}, ${AROUND_FORMS})`)];
    const printedBlocks = blocks.filter((block) => !block.querySelector(CONTAINERS));
    expect(printedBlocks.length, 'the selectors match the page').toBeGreaterThan(20);
    const missing = printedBlocks.map(textOf).filter((block) => !text.includes(removeSpacing(block)));
    expect(missing, `${ADVICE}`).toEqual([]);

    const trees = await Promise.all(sheets.map(getStructure));
    const count = (type: RegExp) => trees.flatMap((tree) => findPdfElements(tree, type)).length;
    expect(count(/^H1$/)).toBe(1);
    const annotations = await Promise.all(sheets.map((sheet) => sheet.getAnnotations()));
    const urls = annotations.flat().map(({ url }: { url?: string }) => url);
    expect(urls).toEqual(
      expect.arrayContaining([expect.stringMatching(/^https:\/\/wa\.me\/\d+$/), `${firm.siteUrl}${path}`]),
    );
    const tables = main.querySelectorAll(':is(table, dl):not([data-needs-script] *, form *, aside *)');
    expect(count(/^Table$/), 'tables, and lists of amounts').toBeGreaterThanOrEqual(tables.length);
  });
}); // oxfmt-ignore
