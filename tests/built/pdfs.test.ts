// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { telLink } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { pathIn } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { services } from '../../src/site/services.ts';
import { documentOf, textOf } from './documents.ts';

interface Element {
  role?: string;
  alt?: string;
  children?: Element[];
}

const MAX_BYTES = 150_000;
const MIN_LINES = 4;
/** The distance of the page number from the lower edge, in points. */
const FOOTER_Y = 50;

const inLanguages = (path: string) =>
  (['en', ...languages] as const).map((language) => pathIn(language, path));
const pages = services.flatMap(({ path }) => inLanguages(path));
const removeSpaces = (text: string) => text.replace(/\s/g, '');

/** Returns the structure elements whose type matches. */
const elementsOf = (root: Element, type: RegExp): Element[] => [
  ...(type.test(root.role ?? '') ? [root] : []),
  ...(root.children ?? []).flatMap((child) => elementsOf(child, type)),
];
const typesIn = ({ children = [] }: Element) => children.map(({ role }) => role);

async function pagesOf(file: string) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

const pdfsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.pdf'));
const files = [...pages.map((path) => `${path.slice(1)}.pdf`), ...pdfsIn('public')];

it('there is a PDF of each service in each language, and of each download', () => {
  expect(pdfsIn('dist').toSorted()).toEqual(files.toSorted());
});

describe.each(files.map((name) => `dist/${name}`))('%s', (file) => {
  it('its metadata says that it conforms to PDF/UA-1', () => {
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(
      /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[^]*<pdfuaid:part>1<\/pdfuaid:part>/,
    );
    expect(source).toMatch(/<dc:title>[^]*?<rdf:li xml:lang="x-default">.+<\/rdf:li>/);
  });

  it(`has complete lists, named and tagged links, and at least ${MIN_LINES} lines on each page`, async () => {
    const urls: (string | undefined)[] = [];
    for (const page of await pagesOf(file)) {
      const root = (await page.getStructTree()) as Element;
      for (const list of elementsOf(root, /^L$/)) expect(new Set(typesIn(list))).toEqual(new Set(['LI']));
      for (const item of elementsOf(root, /^LI$/)) expect(typesIn(item).at(-1)).toBe('LBody');
      for (const element of elementsOf(root, /./)) expect(typesIn(element).join(' ')).not.toMatch(/\bL L\b/);

      const links = elementsOf(root, /^Link$/);
      const annotations = await page.getAnnotations();
      expect(annotations.map(({ subtype }) => subtype)).toEqual(links.map(() => 'Link'));
      for (const { contentsObj, structParent, url, unsafeUrl } of annotations) {
        urls.push(url ?? unsafeUrl);
        expect(contentsObj.str.length).toBeGreaterThan(4);
        expect(structParent).toBeGreaterThanOrEqual(0);
      }
      for (const { alt, children } of links)
        expect([Number(alt?.length) > 4, children?.length]).toEqual([true, 2]); // a link consists of its text and its annotation

      const { items } = await page.getTextContent();
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() && item.transform[5] > FOOTER_Y
          ? [Math.round(item.transform[5])]
          : [],
      );
      expect(new Set(heights).size).toBeGreaterThanOrEqual(MIN_LINES);
    }
    const [chat, page] = [/^https:\/\/wa\.me\/\d+$/, new RegExp(`^${firm.siteUrl}/`)];
    expect(urls).toEqual([
      telLink(firm.phone),
      `mailto:${firm.email}`,
      expect.stringMatching(chat),
      expect.stringMatching(page),
    ]);
  });
});

describe.each(pages)('%s', (path) => {
  const file = `dist${path}.pdf`;
  const main = documentOf(path).querySelector('main')!;

  it('links to its PDF, which has tags, the language, headings and tables of the page, and at most 150 kB', () => {
    const source = readFileSync(file, 'latin1');
    expect(main.querySelectorAll(`a[href="${path}.pdf"][download]`)).toHaveLength(1);
    expect(source.length).toBeLessThanOrEqual(MAX_BYTES);
    const { lang } = main.ownerDocument.documentElement;
    const required = ['/MarkInfo ', '/Marked true', `/Lang (${lang})`, '/DisplayDocTitle true', `/URI (${firm.siteUrl}${path})`];
    expect(required.filter((entry) => !source.includes(entry))).toEqual([]);
    const count = (tag: string) => source.split(`/S /${tag}\n`).length - 1;
    const sections = [...main.querySelectorAll('h2')].filter(
      (heading) => !heading.closest('section:has(form, [data-inputs]), aside'),
    );
    const tables = main.querySelectorAll('table:not([data-lazy] *)');
    expect([count('H1'), count('H2'), count('Table')]).toEqual([1, sections.length, tables.length]);
  }); // oxfmt-ignore
});

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * Returns the texts whose glyphs are in another order than their characters. `/ActualText` in the compressed streams has
 * them as UTF-16 with a byte order mark (FE FF).
 */
function actualTexts(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g);
  const texts = [...streams].flatMap(([, packed = '']) => {
    const stream = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...stream.matchAll(/\/ActualText \(\xfe\xff([^]*?)\)\n>> BDC/g)];
  });
  return texts.map(([, text = '']) => {
    const unescaped = text.replaceAll(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign);
    return Buffer.from(unescaped, 'latin1').swap16().toString('utf16le');
  });
}

it.each(inLanguages(services[services.length - 1]!.path))(
  'the PDF of %s has the title and all paragraphs of the page',
  async (path) => {
    const file = readFileSync(`dist${path}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    const page = documentOf(path);
    expect(info.Title).toBe(page.title);
    const { text: drawn } = await extractText(pdf, { mergePages: true });
    const text = removeSpaces(actualTexts(file).join('') + drawn);
    const omitted =
      'section:has(form, [data-inputs]) *, aside *, figure *, header > p, [data-needs-script] *, [hidden] *';
    const paragraphs = [...page.querySelectorAll(`main :is(h1, h2, h3, h4, p):not(${omitted})`)]
      .filter((one) => !one.querySelector('a:only-child'))
      .map(textOf);
    expect(paragraphs.length).toBeGreaterThan(5);
    expect(paragraphs.filter((one) => !text.includes(removeSpaces(one)))).toEqual([]);
  },
);
