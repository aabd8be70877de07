// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { serviceGroups } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { locales, pathIn } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { documentOf, textOf } from './documents.ts';

const MAX_BYTES = 150_000;

const pages = serviceGroups.flatMap((group) =>
  group.services.flatMap(({ path }) =>
    (['en', ...languages] as const).map((language) => ({ language, path: pathIn(language, path) })),
  ),
);
const readPdf = (path: string) => readFileSync(`dist${path}.pdf`);
const bare = (text: string) => text.replace(/\s/g, '');

describe.each(pages)('$path', ({ language, path }) => {
  const source = readPdf(path).toString('latin1');
  const main = documentOf(path).querySelector('main')!;

  it('links to its PDF, which is tagged, has a language and at most 150 kB', () => {
    expect(main.querySelectorAll(`a[href="${path}.pdf"][download]`)).toHaveLength(1);
    expect(source.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(source).toMatch(/\/MarkInfo \d/);
    expect(source).toContain('/Marked true');
    expect(source).toContain(`/Lang (${language === 'en' ? 'en-IN' : locales[language]})`);
    expect(source).toContain('/DisplayDocTitle true');
  });

  it('has its headings, tables and links as elements of the structure', () => {
    const count = (tag: string) => source.split(`/S /${tag}\n`).length - 1;
    const sections = [...main.querySelectorAll('h2')].filter(
      (heading) => !heading.closest('section:has(form, [data-inputs]), aside'),
    );
    const tables = [...main.querySelectorAll('table')].filter((table) => !table.closest('[data-lazy]'));
    expect([count('H1'), count('H2'), count('Table'), count('Link')]).toEqual([
      1,
      sections.length,
      tables.length,
      1,
    ]);
    expect(source).toContain(`/URI (${firm.siteAddress}${path})`);
  });
});

/** The texts that are drawn in another order than they are written, from the streams of a PDF. */
function actualTexts(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([^]*?)\nendstream/g);
  return [...streams].flatMap(([, packed = '']) =>
    [
      ...inflateSync(Buffer.from(packed, 'latin1'))
        .toString('latin1')
        .matchAll(/\/ActualText \(\xfe\xff([^]*?)\)\n>> BDC/g),
    ].map(([, text = '']) =>
      Buffer.from(
        text.replaceAll(/\\([^])/g, (_, sign: string) => escapes[sign] ?? sign),
        'latin1',
      )
        .swap16()
        .toString('utf16le'),
    ),
  );
}
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

it.each(pages.slice(-2))(
  'the PDF of $path has the title and every paragraph of the page',
  async ({ path }) => {
    const file = readPdf(path);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    const page = documentOf(path);
    expect(info.Title).toBe(page.title);
    const { text: drawn } = await extractText(pdf, { mergePages: true });
    const text = bare(actualTexts(file).join('') + drawn);
    const paragraphs = [...page.querySelectorAll('main :is(h1, h2, h3, h4, p)')]
      .filter(
        (one) =>
          !one.closest('section:has(form, [data-inputs]), aside, header > p, [data-needs-script], [hidden]'),
      )
      .filter((one) => !one.querySelector('a:only-child'))
      .map(textOf);
    expect(paragraphs.length).toBeGreaterThan(5);
    expect(paragraphs.filter((one) => !text.includes(bare(one)))).toEqual([]);
  },
);
