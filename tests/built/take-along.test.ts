// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serviceGroups } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { articlePaths, documentOf, paths } from './documents.ts';

const services = serviceGroups.flatMap((group) => group.services.map(({ path }) => path));
const calculators = paths.filter((path) => /^.(calculators|overdue-invoices)$/.test(path));
const inLanguages = (english: readonly string[]) =>
  english.flatMap((path) =>
    (['en', ...languages] as const).map((language) => getPathInLanguage(language, path)),
  );

const pages = [...inLanguages([...services, ...calculators]), ...articlePaths];
it.each(pages)('%s can be shared by WhatsApp and as a copied URL', (path) => {
  const page = documentOf(path);
  const main = page.querySelector('main')!;
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/?text="]')];
  const title = page.title.replace(` - ${firm.name}`, '');
  expect(links.map(({ href }) => new URL(href).searchParams.get('text'))).toContain(
    `${title}\n${firm.siteUrl}${path}`,
  );
  const [button, ...others] = main.querySelectorAll('button[data-copy-link]');
  expect(others).toEqual([]);
  expect(button?.closest('[data-needs-script]'), 'hidden without JavaScript').not.toBeNull();
  expect(button?.nextElementSibling?.textContent).toBe('');
});

it.each(inLanguages(['/contact', ...services]))('%s has exactly one link to the contact card', (path) => {
  const links = [...documentOf(path).querySelectorAll('main a[href$=".vcf"]')];
  expect(links).toHaveLength(1);
  const [link] = links;
  expect(existsSync(`dist${link?.getAttribute('href')}`)).toBe(true);
  expect(link?.hasAttribute('download'), 'iPhones would save the file instead of opening it').toBe(false);
});
