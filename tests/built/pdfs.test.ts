// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { telLink } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { serviceGroups } from '../../src/site/page-info.ts';
import { languages } from '../../src/site/published-languages.ts';
import { documentOf, textOf } from './documents.ts';

interface Element {
  role?: string;
  alt?: string;
  children?: Element[];
}

const MIN_LINES = 4;
/** Where the number of the page is, in points from the lower edge. */
const FOOTER_Y = 50;

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => `dist/${file}`)
  .toSorted();
const bare = (text: string) => text.replace(/\s/g, '');

/** Every element of a structure whose type matches. */
const elementsOf = (root: Element, type: RegExp): Element[] => [
  ...(type.test(root.role ?? '') ? [root] : []),
  ...(root.children ?? []).flatMap((child) => elementsOf(child, type)),
];
const typesIn = ({ children = [] }: Element) => children.map(({ role }) => role);

it('has one PDF of each service in each language, and that of Insurance Details', () => {
  const services = serviceGroups.flatMap((group) => group.services);
  expect(files).toHaveLength(services.length * (1 + languages.length) + 1);
});

describe.each(files)('%s', (file) => {
  const open = () => getDocumentProxy(new Uint8Array(readFileSync(file)));
  const pagesOf = async () => {
    const pdf = await open();
    return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  };

  it('says in its metadata that it conforms to PDF/UA-1', () => {
    const source = readFileSync(file, 'utf8');
    expect(source).toMatch(
      /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/"[^]*<pdfuaid:part>1<\/pdfuaid:part>/,
    );
    expect(source).toMatch(/<dc:title>[^]*?<rdf:li xml:lang="x-default">.+<\/rdf:li>/);
  });

  it('has lists of items with a label and a text, and no two lists in a row', async () => {
    for (const page of await pagesOf()) {
      const root = (await page.getStructTree()) as Element;
      for (const list of elementsOf(root, /^L$/)) expect(new Set(typesIn(list))).toEqual(new Set(['LI']));
      for (const item of elementsOf(root, /^LI$/)) expect(typesIn(item).at(-1)).toBe('LBody');
      for (const element of elementsOf(root, /./)) expect(typesIn(element).join(' ')).not.toMatch(/\bL L\b/);
    }
  });

  it('has tagged links to phone, mail, WhatsApp and page, each with a name', async () => {
    const pages = await pagesOf();
    const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
    const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Element[];
    const links = trees.flatMap((tree) => elementsOf(tree, /^Link$/));
    expect(annotations.map(({ subtype }) => subtype)).toEqual(links.map(() => 'Link'));
    const urls = annotations.map(({ url, unsafeUrl }) => url ?? unsafeUrl);
    expect(urls.slice(0, 2)).toEqual([telLink(firm.phone), `mailto:${firm.email}`]);
    expect(urls[2]).toMatch(/^https:\/\/wa\.me\/\d+$/);
    expect(urls[3]).toMatch(new RegExp(`^${firm.siteUrl}/`));
    expect(urls).toHaveLength(4);
    for (const { contentsObj, structParent } of annotations) {
      expect(contentsObj.str.length).toBeGreaterThan(4);
      expect(structParent).toBeGreaterThanOrEqual(0);
    }
    for (const link of links) {
      expect(link.alt?.length).toBeGreaterThan(4);
      expect(link.children).toHaveLength(2); // the text and the annotation
    }
  });

  it(`has at least ${MIN_LINES} lines on each page`, async () => {
    for (const page of await pagesOf()) {
      const { items } = await page.getTextContent();
      const lines = new Set(
        items.flatMap((item) =>
          'str' in item && item.str.trim() && item.transform[5] > FOOTER_Y
            ? [Math.round(item.transform[5])]
            : [],
        ),
      );
      expect(lines.size).toBeGreaterThanOrEqual(MIN_LINES);
    }
  });
});

it.each(files.filter((file) => file.startsWith('dist/services/')))(
  '%s has no caption of a drawing or a film, which it does not have',
  async (file) => {
    const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: true });
    const page = documentOf(file.slice('dist'.length, -'.pdf'.length));
    const captions = [
      ...page.querySelectorAll('main figure:has(svg[role=img], a[data-action=play]) figcaption'),
    ];
    expect(captions.map(textOf).filter((caption) => bare(text).includes(bare(caption)))).toEqual([]);
  },
);
