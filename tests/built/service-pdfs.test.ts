// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { serviceGroups } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { pathIn } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { documentOf } from './documents.ts';

const MAX_BYTES = 150_000;

const pages = serviceGroups.flatMap((group) =>
  group.services.flatMap(({ path }) =>
    (['en', ...languages] as const).map((language) => ({ path: pathIn(language, path) })),
  ),
);
const readPdf = (path: string) => readFileSync(`dist${path}.pdf`);

describe.each(pages)('$path', ({ path }) => {
  const source = readPdf(path).toString('latin1');
  const main = documentOf(path).querySelector('main')!;

  it('links to its PDF, which is tagged, has a language and at most 150 kB', () => {
    expect(main.querySelectorAll(`a[href="${path}.pdf"][download]`)).toHaveLength(1);
    expect(source.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(source).toMatch(/\/MarkInfo \d/);
    expect(source).toContain('/Marked true');
    expect(source).toContain(`/Lang (${main.ownerDocument.documentElement.lang})`);
    expect(source).toContain('/DisplayDocTitle true');
  });

  it('has its headings and tables as elements of the structure', () => {
    const count = (tag: string) => source.split(`/S /${tag}\n`).length - 1;
    const sections = [...main.querySelectorAll('h2')].filter(
      (heading) => !heading.closest('section:has(form, [data-inputs]), aside'),
    );
    const tables = [...main.querySelectorAll('table')].filter((table) => !table.closest('[data-lazy]'));
    expect([count('H1'), count('H2'), count('Table')]).toEqual([1, sections.length, tables.length]);
    expect(source).toContain(`/URI (${firm.siteUrl}${path})`);
  });
});
