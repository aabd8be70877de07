import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { firm } from '../../src/site/firm.ts';
import { services } from '../../src/site/services.ts';
import { articlePaths, documentOf, findAll, htmlOf, inAllLanguages } from './documents.ts';

const servicePaths = services.map(({ path }) => path);
/** The pages of calculators. The site of another firm may lack them. */
const calculatorPages = ['/calculators', '/overdue-invoices'].filter((path) => htmlOf(path) !== undefined);

const shared = [...inAllLanguages([...servicePaths, ...calculatorPages]), ...articlePaths];
it.each(shared)('%s can be shared by WhatsApp, and its URL can be copied', (path) => {
  const chats = findAll(path, 'main a[href^="https://wa.me/?text="]') as HTMLAnchorElement[];
  const title = documentOf(path).title.replace(` - ${firm.name}`, '');
  expect(chats.map(({ href }) => new URL(href).searchParams.get('text'))).toContain(
    `${title}\n${firm.siteUrl}${path}`,
  );
  const buttons = findAll(path, 'main button[data-copy-link]');
  expect(buttons).toHaveLength(1);
  expect(buttons[0]?.closest('[data-needs-script]'), 'hidden without JavaScript').not.toBeNull();
  expect(buttons[0]?.nextElementSibling?.textContent, 'the space for “Copied” is empty').toBe('');
});

it.each(inAllLanguages(['/contact', ...servicePaths]))('%s has one link to the contact card', (path) => {
  const [link, ...others] = findAll(path, 'main a[href$=".vcf"]');
  expect(others).toEqual([]);
  expect(existsSync(`dist${link?.getAttribute('href')}`)).toBe(true);
  expect(link?.hasAttribute('download'), 'iPhones would save the file instead of opening it').toBe(false);
});
