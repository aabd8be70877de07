import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildPseudoSite, pseudoLanguage } from '../../scripts/pseudo-site.mjs';
import { builtServer } from '../../build/built-server.ts';
import { serveSite } from '../../build/static-host.ts';
import { agencies } from '../../src/content/agencies.ts';
import { team } from '../../src/content/team.ts';
import { minimumBrowsers } from '../../src/site/browsers.ts';
import { firm } from '../../src/site/firm.ts';
import { languageNames } from '../../src/site/languages.ts';
import { legalDetails } from '../../src/site/legal-details.ts';
import { pageSource } from '../../src/site/page-source.ts';
import { routes } from '../../src/site/routes.ts';
import { clippedTexts } from '../a11y/checks/clipping.ts';
import { installHelpers } from '../a11y/checks/check.ts';
import { expect, hydrate, test } from '../browser.ts';
import { brokenWords, expectNoHorizontalScroll, setView, squeezedParts, tornLabels } from './page-checks.ts';

/*
 * Builds the site with a pseudo-language (scripts/pseudo-words.mjs), whose words have accents and are 40 % longer.
 */

/** Words without accents in a page, which come from data and not from src/words. */
const data = new Set(
  [
    // The firm, its people and its partners
    firm.name,
    firm.developer,
    firm.founder.name,
    ...Object.values(firm.address),
    ...Object.keys(firm.social),
    ...Object.values(legalDetails.registrations),
    legalDetails.grievances.name,
    ...team.map(({ name }) => name),
    ...agencies,
    // Names that every language writes in the same way
    'WhatsApp',
    ...Object.values(languageNames),
    ...Object.keys(minimumBrowsers),
    'PDF DOCX kB', // formats and sizes of files
    'AAA AA BBB BB', // grades of ratings
    'Aa', // a sample of letters
    'lakh crore million billion', // belong to figures, which the pseudo-language keeps
  ].flatMap((text) => text.toLowerCase().split(/[^a-z]+/)),
);

/** Texts in the language of the page, seen or announced. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const isForeign = (element: Element | null) =>
      Boolean(element?.closest('[lang]:not(html), script, style'));
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [
      document.title,
      document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    ];
    while (nodes.nextNode())
      if (!isForeign(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.nodeValue ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'data-label'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!isForeign(element)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  });

/** The words without an accent, except in URLs, e-mail addresses, numbers and data. */
const plainWords = (text: string) =>
  text
    .replaceAll(/, (?:and|or) (?=[A-Z])/g, ' ') // by Intl, which does not have the pseudo-language
    .replaceAll(/\S+@\S*|https?:\S+|\S+\.[a-z]{2,}\b|\w*\d\w*/g, ' ')
    .match(/\p{L}[\p{L}\p{M}]*/gu)
    ?.filter((word) => /^[A-Za-z]{2,}$/.test(word) && !data.has(word.toLowerCase())) ?? [];

const folder = join(mkdtempSync(join(tmpdir(), 'pseudo-')), 'site');
let site: Awaited<ReturnType<typeof serveSite>>;
let paths: string[] = [];

test.describe('the pseudo-language', { tag: '@nightly' }, () => {
  test.describe.configure({ mode: 'default', timeout: 900_000 });

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    buildPseudoSite(folder);
    site = await serveSite(join(folder, 'dist'), await builtServer(folder));
    const words = (path: string) =>
      join(
        folder,
        pageSource(path).replace('src/pages', `src/words/${pseudoLanguage}/pages`).replace('.tsx', '.json'),
      );
    paths = routes.map(({ path }) => path).filter((path) => existsSync(words(path)));
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(join(folder, '..'), { recursive: true, force: true });
  });
  const open = async (page: Page, path: string) => {
    await page.goto(`${site.origin}/${pseudoLanguage}${path === '/' ? '' : path}`);
    await hydrate(page);
  };

  test('has every text of its pages in src/words', async ({ page }) => {
    const pagesOf = new Map<string, string>();
    for (const path of paths) {
      await open(page, path);
      for (const text of await textsOf(page))
        if (plainWords(text).length > 0 && !pagesOf.has(text)) pagesOf.set(text, path);
    }
    expect([...pagesOf].map(([text, path]) => `${path}: “${text.trim().slice(0, 100)}”`)).toEqual([]);
  });

  test('has room for its words on each page', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    for (const path of paths)
      for (const width of [1280, 390]) {
        const state = `${path} at ${width} px`;
        await setView(page, { size: { width, height: 844 }, theme: 'light' });
        await open(page, path);
        await installHelpers(page);
        await expectNoHorizontalScroll(page, state);
        expect.soft(await clippedTexts(page), `${state}: clipped texts`).toEqual([]);
        expect.soft(await brokenWords(page), `${state}: broken words`).toEqual([]);
        expect.soft(await squeezedParts(page), `${state}: squeezed parts`).toEqual([]);
        expect.soft(await tornLabels(page), `${state}: labels away from their control`).toEqual([]);
      }
  });

  test('is linked with the other languages and leads to pages that are only in English', () => {
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    const home = read('xx.html');
    expect(/<html lang="([^"]*)"/.exec(home)?.[1]).toBe('xx-Latn');
    expect(home).toMatch(/<a [^>]*href="\/hi"[^>]*>हिन्दी<\/a>/);
    expect(read('index.html')).toMatch(/<a [^>]*href="\/xx"[^>]*>Ẋẋíšĥ<\/a>/);
    for (const document of [home, read('index.html'), read('hi.html')])
      expect(document).toMatch(/<link rel="alternate" hreflang="xx-Latn" href="[^"]*\/xx">/);
    expect(read('sitemap.xml')).toMatch(/\/xx<\/loc>/);
    const articles = read('xx/articles.html');
    expect(articles).toMatch(/<a [^>]*href="\/articles"[^>]*hreflang="en"/i);
    expect(articles).toContain('content="noindex"');
    expect(read('articles.html')).not.toContain('hreflang="xx-Latn"');
    expect(read('sitemap.xml')).not.toContain('/xx/articles');
  });
});
