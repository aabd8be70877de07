// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { pathIn } from '../../../src/site/languages.ts';
import { languages } from '../../../src/site/published-languages.ts';
import { services } from '../../../src/site/services.ts';
import { documentOf, textOf } from '../../built/documents.ts';

const { path: last } = services[services.length - 1]!;
const bare = (text: string) => text.replace(/\s/g, '');

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

it.each((['en', ...languages] as const).map((language) => pathIn(language, last)))(
  'the PDF of %s has the title and every paragraph of the page',
  async (path) => {
    const file = readFileSync(`dist${path}.pdf`);
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { info } = (await pdf.getMetadata()) as { info: { Title?: string } };
    const page = documentOf(path);
    expect(info.Title).toBe(page.title);
    const { text: drawn } = await extractText(pdf, { mergePages: true });
    const text = bare(actualTexts(file).join('') + drawn);
    const paragraphs = [...page.querySelectorAll('main :is(h1, h2, h3, h4, p)')]
      .filter(
        (one) =>
          !one.closest(
            'section:has(form, [data-inputs]), aside, figure, header > p, [data-needs-script], [hidden]',
          ),
      )
      .filter((one) => !one.querySelector('a:only-child'))
      .map(textOf);
    expect(paragraphs.length).toBeGreaterThan(20);
    expect(paragraphs.filter((one) => !text.includes(bare(one)))).toEqual([]);
  },
);
