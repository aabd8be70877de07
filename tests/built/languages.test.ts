// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agencies } from '../../src/content/agencies.ts';
import { team } from '../../src/content/team.ts';
import glossaryOfHindi from '../../src/words/glossary/hi.json';
import { firm } from '../../src/site/firm.ts';
import { locales, getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { hasPage } from '../../src/site/translated-pages.ts';
import { legalDetails } from '../../src/site/legal-details.ts';
import { routes } from '../../src/site/routes.ts';
import type { Path, Route } from '../../src/site/routes.ts';
import { documentOf, htmlOf, textOf } from './documents.ts';

const { avoided, terms: glossary } = glossaryOfHindi;

const rows: readonly Route[] = routes;
/** The articles of each language. */
const articles = languages.flatMap((language) => {
  const folder = `src/articles/texts/${language}`;
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({ language, path: `/articles/${name.replace(/\.md$/, '')}` }));
});
const pages = [
  ...languages.flatMap((language) =>
    rows.filter((row) => hasPage(language, row)).map(({ path }) => ({ language, path: path as string })),
  ),
  ...articles,
];
/** The pages in languages with another script, where the letters show which words are English. */
const inOtherScript = pages.filter(
  ({ language }) => new Intl.Locale(locales[language]).maximize().script !== 'Latn',
);

/** Returns the content of a page without the hint about the length of a chat link, which only other scripts need. */
const mainOf = (address: string) => {
  const main = documentOf(address).querySelector('main')!.cloneNode(true) as Element;
  for (const hint of main.querySelectorAll('[id$="-message-hint"]')) hint.remove();
  // The reading time is removed, because texts in other languages have more words.
  for (const time of main.querySelectorAll('time + span')) time.remove();
  return main;
};

/** Returns the visible or announced texts of an element. Leaves out elements that match the selector `except`. */
function wordsOf(root: Element, except = 'script, style'): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest(except)) words.push(nodes.currentNode.nodeValue ?? '');
  return words;
}

/**
 * Returns the headings by level, tables, forms and figures in document order, and every id. The ids of React are left
 * out.
 */
const outlineOf = (main: Element) =>
  [...main.querySelectorAll('h1, h2, h3, h4, table, form, figure, [id]')].map(
    ({ localName, id }) => `${localName} ${id.includes('_R_') ? '' : id}`,
  );

/**
 * Returns the links, including the links to the sources and to the film of each language. Removes the text and the page
 * that a link sends, because they are in the language of the page.
 */
const linksOf = (main: Element, language = 'en') =>
  [...main.querySelectorAll('a[href]')].map((link) =>
    (link.getAttribute('href') ?? '')
      .replace(new RegExp(`^/${language}(?=[/?#]|$)/?`), '/')
      .replace(new RegExp(`^(/media/.*)\\.${language}(?=\\.mp4$)`), '$1')
      .replace(
        /^((?:https:\/\/(?:wa\.me|api\.whatsapp\.com|(?:www\.)?(?:facebook|twitter|linkedin)\.com)|mailto:|sms:)[^?]*)\?.*/,
        '$1',
      ),
  );

/**
 * Returns the figures of each section: '10lakh', '10.5%'. They are sorted, because the order of words differs. 06.00 pm
 * corresponds to शाम 6 बजे, and 1 million to 10 लाख.
 */
const figuresOf = (main: Element) =>
  [...main.children].map((section) => {
    const text = wordsOf(section)
      .join('\n')
      .replaceAll(/\b0?(\d+)\.00\b/g, '$1')
      .replaceAll('लाख', 'lakh')
      .replaceAll('करोड़', 'crore')
      .replaceAll(/(\d+)\s+(?:million|मिलियन)/g, '$10 lakh');
    const figures = text.match(/\d(?:[\d,.:]*\d)?(?:\s*(?:lakh|crore))?\s?%?/g) ?? [];
    return figures.map((figure) => figure.replaceAll(/\s/g, '')).sort();
  });

it.each(pages)('$language: $path has the outline, links and figures of $path', ({ language, path }) => {
  const [main, english] = [mainOf(getPathInLanguage(language, path)), mainOf(path)];
  expect(outlineOf(main)).toEqual(outlineOf(english));
  expect(linksOf(main, language)).toEqual(linksOf(english));
  expect(figuresOf(main)).toEqual(figuresOf(english));
});

/** The number of bytes by which a page in another language may exceed the English page. */
const DIFFERENCE = 25_000;
const assets = readdirSync('dist/assets');

/** Returns the names of the fonts that a document preloads. */
const fontsOf = (address: string) =>
  [...(htmlOf(address) ?? '').matchAll(/<link rel="preload" href="\/assets\/([^"]+\.woff2)"/g)].map(
    ([, file = '']) => file,
  );
const bytesOf = (address: string, fonts: readonly string[]) =>
  [`${address.replace(/^\/$/, '/index')}.html.br`, ...fonts.map((font) => `/assets/${font}`)]
    .map((file) => statSync(`dist${file}`).size)
    .reduce((sum, size) => sum + size);
const italic = assets.find((name) => /^bona-nova-400-italic-(?!rest)/.test(name)) ?? '';

it.each(pages)('$language: $path has at most 25 kB more than in English', ({ language, path }) => {
  const [address, english] = [getPathInLanguage(language, path), fontsOf(path)];
  expect(english.length, 'the English page preloads fonts').toBeGreaterThan(1);
  // All fonts of the language, which a device without a font of the script loads.
  const folder = `src/styles/fonts/${language}`;
  const own = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
    assets.filter((asset) => asset.startsWith(name.replace('.woff2', '-'))),
  );
  // Numbers and names in headings also need the face of the English page, which is loaded a moment later.
  const fonts = [...new Set([...fontsOf(address), ...own, ...english])];
  // English titles are in italics. Other scripts have none, so that font is counted for the English page only.
  expect(htmlOf(path)).toMatch(/class="[^"]*\bfont-display\b[^"]*\bitalic\b/);
  expect(bytesOf(address, fonts) - bytesOf(path, [...english, italic])).toBeLessThanOrEqual(DIFFERENCE);
});

/** Names that are in Latin script in Hindi too. Abbreviations in capitals are allowed anyway. */
const latin = new Set(
  [
    firm.name,
    firm.developer,
    firm.founder.name,
    ...Object.values(firm.address),
    ...Object.keys(firm.social),
    legalDetails.grievances.name,
    ...team.map(({ name }) => name),
    ...agencies,
    'WhatsApp Google Calendar YouTube Android iOS JavaScript Chrome Edge Firefox Safari Chromium WebKit VoiceOver',
    'axe core Equal Access Siteimprove Alfa TReDS kB Aa grievance',
    'Privacy Send', // the office sorts complaints by this first word, and WhatsApp has a button Send
  ].flatMap((words) => words.split(/[^A-Za-z]+/)),
);

const foreign = '[lang]:not(html)';

/** Returns all texts of a document that are in the language of the page. */
function textsOf(page: Document): string[] {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-label'].flatMap((name) =>
    [...page.body.querySelectorAll(`[${name}]`)].flatMap((element) =>
      element.closest(foreign) ? [] : (element.getAttribute(name) ?? ''),
    ),
  );
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return [page.title, description, ...attributes, ...wordsOf(page.body, `script, style, ${foreign}`)];
}

it.each(inOtherScript)('$language: $path marks English words with `lang`', ({ language, path }) => {
  const english = textsOf(documentOf(getPathInLanguage(language, path))).filter((text) =>
    text
      .replaceAll(/\S+@\S*|https?:\S+|\S+\.[a-z]{2,}\b/g, '')
      .match(/[A-Za-z]{2,}/g)
      ?.some((word) => !/^[A-Z]+s?$/.test(word) && !latin.has(word)),
  );
  expect([...new Set(english)]).toEqual([]);
});

/**
 * English terms that also have other senses, which the glossary does not translate: 'for example', 'investment grade',
 * 'terms of payment', 'share a page'.
 */
const ambiguous = ['cost', 'example', 'investment', 'offer', 'share', 'term'];
/** Returns an expression that matches a Devanagari word, also in the plural. */
const wordPattern = (word: string) => new RegExp(`(?<![\\u0900-\\u0963])${word}(?:ों)?(?![\\u0900-\\u0963])`);
/**
 * Matches words whose chandrabindu is missing, at the end of a word and in the most common words: यहाँ, बताएँ, जाँच.
 */
const withoutChandrabindu = /(?:ां|ाएं)(?![\u0900-\u0963])|जांच|पहुंच|मांग|महंग|पांच|आंकड़|ऊंच/;

const inHindi = pages.filter(({ language }) => language === 'hi');

it('the title, description and picture that messengers show of each Hindi page are in Hindi', () => {
  for (const { path } of inHindi.filter((page) => page.path !== '/search')) {
    const head = documentOf(getPathInLanguage('hi', path)).head;
    const [image = '', text, locale] = ['image', 'image:alt', 'locale'].map(
      (name) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '',
    );
    expect(image).toMatch(/\/share\/hi\/[\w-]+\.png$/);
    expect([locale, text]).toEqual(['hi_IN', expect.stringMatching(/[\u0900-\u097f].*:/)]);
  }
});

it.each([
  ['/about', '/feed.xml', 'Articles'],
  ['/hi/about', '/hi/feed.xml', 'लेख'],
  ['/hi/articles/what-a-rating-analyst-asks', '/hi/feed.xml', 'लेख'],
])('%s links to the feed %s', (path, href, title) => {
  const link = documentOf(path).querySelector('link[type="application/rss+xml"]');
  expect([link?.getAttribute('href'), link?.getAttribute('title')]).toEqual([href, title]);
});

it.each(inHindi)('$path translates terms with the words of the glossary', ({ path }) => {
  const texts = textsOf(documentOf(getPathInLanguage('hi', path)));
  const wrong = texts.filter(
    (text) =>
      withoutChandrabindu.test(text) || Object.keys(avoided).some((word) => wordPattern(word).test(text)),
  );
  expect(wrong).toEqual([]);
  // If the English page uses a term at least three times, the Hindi page must use the word of the glossary.
  const [all, english] = [texts.join('\n'), textOf(mainOf(path)).toLowerCase()];
  const missing = Object.entries(glossary).filter(
    ([term, hindi]) =>
      !ambiguous.includes(term) &&
      (english.match(new RegExp(`\\b${term.toLowerCase()}s?\\b`, 'g')) ?? []).length > 2 &&
      !all.includes(hindi.replace(/(?:ें|े|ा|ी)$/, '')),
  );
  expect(missing).toEqual([]);
});

it.each(articles)(
  '$language: $path and its original link to each other',
  ({ language, path }) => {
    const own = getPathInLanguage(language, path);
    const versions = { 'x-default': path, 'en-IN': path, [locales[language]]: own };
    for (const [lang, place] of [['en-IN', path], [locales[language], own]] as const) {
      const { head, documentElement, body } = documentOf(place);
      const alternates = [...head.querySelectorAll('link[rel=alternate][hreflang]:not([type])')];
      expect(
        Object.fromEntries(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
      ).toEqual(Object.fromEntries(Object.entries(versions).map(([name, to]) => [name, firm.siteUrl + to])));
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect([canonical, documentElement.lang]).toEqual([firm.siteUrl + place, lang]);
      const other = place === path ? own : path;
      expect(body.querySelector(`header a[href="${other}"][hreflang]`), `${place} links to ${other}`).toBeTruthy();
      expect(readFileSync('dist/sitemap.xml', 'utf8')).toContain(`<loc>${firm.siteUrl}${place}</loc>`);
    }
    expect(readFileSync(`dist/${language}/search-index.json`, 'utf8')).toContain(`"to":"${path}"`);
    expect(readFileSync(`dist/${language}/feed.xml`, 'utf8')).toContain(`<link>${firm.siteUrl}${own}</link>`);
    const related = [...documentOf(own).querySelectorAll('main aside a[href*="/services/"]')];
    const services = related.map((link) => link.getAttribute('href')!);
    expect(services.length).toBeGreaterThan(0);
    const lists = services.map((service) => service.replace('/services/', '/articles/about/'));
    for (const list of [getPathInLanguage(language, '/articles'), ...lists])
      expect(documentOf(list).querySelector(`main a[href="${own}"]:not([hreflang])`)).toBeTruthy();
    for (const [i, service] of services.entries())
      expect(documentOf(service).querySelector(`main a[href="${lists[i]}"]:not([hreflang])`)).toBeTruthy();
  }, // oxfmt-ignore
);

it('links to an article without a translation say that the article is in English', () => {
  const written = readdirSync('src/articles/texts').filter((name) => name.endsWith('.md'));
  for (const language of languages.filter((name) => hasPage(name, { path: '/articles' }))) {
    const list = documentOf(getPathInLanguage(language, '/articles'));
    const links = [...list.querySelectorAll('main h2 a[href^="/articles/"]')];
    const translated = articles.filter((one) => one.language === language);
    expect(links).toHaveLength(written.length - translated.length);
    expect(links.filter((link) => !link.matches('[hreflang=en]:has(span[lang=en])'))).toEqual([]);
  }
});

it('every document declares its language', () => {
  const langs = (toAddress: (path: Path) => string) =>
    new Set(rows.map(({ path }) => documentOf(toAddress(path)).documentElement.lang));
  expect([...langs((path) => path)]).toEqual(['en-IN']);
  for (const language of languages)
    expect([...langs((path) => getPathInLanguage(language, path))]).toEqual([locales[language]]);
});
