// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agencies } from '../../src/content/agencies.ts';
import { team } from '../../src/content/team.ts';
import glossaryOfHindi from '../../src/words/glossary/hi.json';
import { firm } from '../../src/site/firm.ts';
import { locales, pathIn } from '../../src/site/languages.ts';
import type { Language } from '../../src/site/languages.ts';
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
/** English words are recognised by their letters, in languages of another script. */
const inOtherScript = pages.filter(
  ({ language }) => new Intl.Locale(locales[language]).maximize().script !== 'Latn',
);

/** The content of a page without the hint how much fits into a chat link, which only other scripts need. */
const mainOf = (address: string) => {
  const main = documentOf(address).querySelector('main')!.cloneNode(true) as Element;
  for (const hint of main.querySelectorAll('[id$="-message-hint"]')) hint.remove();
  // The time to read: other languages take more words.
  for (const time of main.querySelectorAll('time + span')) time.remove();
  return main;
};

/** The text nodes, seen or announced, outside of the elements of a selector. */
function wordsOf(root: Element, except = 'script, style'): string[] {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest(except)) words.push(nodes.currentNode.nodeValue ?? '');
  return words;
}

/** Headings by level, tables, forms and figures in their order, and every id except React's own. */
const outlineOf = (main: Element) =>
  [...main.querySelectorAll('h1, h2, h3, h4, table, form, figure, [id]')].map(
    ({ localName, id }) => `${localName} ${id.includes('_R_') ? '' : id}`,
  );

/**
 * Links, those to sources and to the film of each language too, without the text and the page that they send, which are
 * in the language of the page.
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
 * The figures of each section, sorted, because word order differs: '10lakh', '10.5%'. 06.00 pm is शाम 6 बजे, and
 * 1 million is 10 लाख.
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

it.each(pages)(
  '$language: $path has the sections, links and figures of the English page',
  ({ language, path }) => {
    const [main, english] = [mainOf(pathIn(language, path)), mainOf(path)];
    expect(outlineOf(main)).toEqual(outlineOf(english));
    expect(linksOf(main, language)).toEqual(linksOf(english));
    expect(figuresOf(main)).toEqual(figuresOf(english));
  },
);

/** Bytes, as hosts send them. */
const DIFFERENCE = 25_000;

/** The fonts that a document preloads. */
const fontsOf = (address: string) =>
  [...(htmlOf(address) ?? '').matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, file]) => file ?? '',
  );
const sizeOf = (file: string) => statSync(`dist${file}`).size;
const bytesOf = (address: string, fonts: readonly string[]) =>
  fonts.map(sizeOf).reduce((sum, size) => sum + size, sizeOf(`${address.replace(/^\/$/, '/index')}.html.br`));

/** All fonts of a language, as a machine without a font of its script fetches them. */
function fontsOfLanguage(language: Language) {
  const folder = `src/styles/fonts/${language}`;
  if (!existsSync(folder)) return []; // a language in Latin script
  return readdirSync(folder).map((name) => {
    const file = readdirSync('dist/assets').find((asset) => asset.startsWith(name.replace('.woff2', '-')));
    return `/assets/${file}`;
  });
}
const italic = readdirSync('dist/assets').find((name) => /^bona-nova-400-italic-(?!rest)/.test(name));

it.each(pages)(
  '$language: $path takes at most 25 kB more than the English page for document, styles and fonts',
  ({ language, path }) => {
    const [address, english] = [pathIn(language, path), fontsOf(path)];
    expect(english.length, 'the English page preloads fonts').toBeGreaterThan(1);
    // The headings' numbers and names need the English page's face too, a moment later.
    const fonts = new Set([...fontsOf(address), ...fontsOfLanguage(language), ...english]);
    // Titles in italics, which other scripts do not have.
    expect(htmlOf(path)).toMatch(/class="[^"]*\bfont-display\b[^"]*\bitalic\b/);
    const twin = [...english, `/assets/${italic}`];
    expect(bytesOf(address, [...fonts]) - bytesOf(path, twin)).toBeLessThanOrEqual(DIFFERENCE);
  },
);

/** Names in Latin script in Hindi too. Abbreviations in capitals need not be listed. */
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
    'Privacy Send', // the first word of a complaint, by which the office sorts, and WhatsApp's button
  ].flatMap((words) => words.split(/[^A-Za-z]+/)),
);

const foreign = '[lang]:not(html)';

/** All texts of a document in the language of the page. */
function textsOf(page: Document): string[] {
  const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'data-label'].flatMap((name) =>
    [...page.body.querySelectorAll(`[${name}]`)].flatMap((element) =>
      element.closest(foreign) ? [] : (element.getAttribute(name) ?? ''),
    ),
  );
  const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return [page.title, description, ...attributes, ...wordsOf(page.body, `script, style, ${foreign}`)];
}

it.each(inOtherScript)(
  '$language: $path has English only in parts with their own lang',
  ({ language, path }) => {
    const english = textsOf(documentOf(pathIn(language, path))).filter((text) =>
      text
        .replaceAll(/\S+@\S*|https?:\S+|\S+\.[a-z]{2,}\b/g, '')
        .match(/[A-Za-z]{2,}/g)
        ?.some((word) => !/^[A-Z]+s?$/.test(word) && !latin.has(word)),
    );
    expect([...new Set(english)]).toEqual([]);
  },
);

/** Terms whose English word has further senses: 'for example', 'terms of payment', 'share a page'. */
const ambiguous = ['cost', 'example', 'offer', 'share', 'term'];
/** A Devanagari word by itself or in the plural. */
const wordPattern = (word: string) => new RegExp(`(?<![\\u0900-\\u0963])${word}(?:ों)?(?![\\u0900-\\u0963])`);
/** Chandrabindu at the end of a word and in the most common words: यहाँ, बताएँ, जाँच. */
const withoutChandrabindu = /(?:ां|ाएं)(?![\u0900-\u0963])|जांच|पहुंच|मांग|महंग|पांच|आंकड़|ऊंच/;

const inHindi = pages.filter(({ language }) => language === 'hi');

it('messengers show each Hindi page with a picture and a text in Hindi', () => {
  for (const { path } of inHindi.filter((page) => page.path !== '/search')) {
    const head = documentOf(pathIn('hi', path)).head;
    const [image = '', text, locale] = ['image', 'image:alt', 'locale'].map(
      (name) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '',
    );
    expect(image).toMatch(/\/share\/hi\/[\w-]+\.png$/);
    expect([locale, text]).toEqual(['hi_IN', expect.stringMatching(/[\u0900-\u097f].*:/)]);
  }
});

it.each(inHindi)('$path uses the words of the glossary', ({ path }) => {
  const texts = textsOf(documentOf(pathIn('hi', path)));
  const wrong = texts.filter(
    (text) =>
      withoutChandrabindu.test(text) || Object.keys(avoided).some((word) => wordPattern(word).test(text)),
  );
  expect(wrong).toEqual([]);
  // A term that the English page has at least three times is the glossary's word here at least once.
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
  '$language: $path and the English article name each other, and search finds both',
  ({ language, path }) => {
    const versions = { 'x-default': path, 'en-IN': path, [locales[language]]: pathIn(language, path) };
    const links = Object.entries(versions).map(([name, place]) => [name, firm.siteUrl + place]);
    for (const [name, place] of Object.entries(versions)) {
      const { head, documentElement, body } = documentOf(place);
      const alternates = [...head.querySelectorAll('link[rel=alternate][hreflang]:not([type])')];
      expect(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
        links,
      );
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect(canonical).toBe(firm.siteUrl + place);
      const other = place === path ? pathIn(language, path) : path;
      expect(
        body.querySelector(`header a[href="${other}"][hreflang]`),
        `${place} links to ${other}`,
      ).toBeTruthy();
      expect(documentElement.lang).toBe(name === 'x-default' ? 'en-IN' : name);
      expect(readFileSync('dist/sitemap.xml', 'utf8')).toContain(`<loc>${firm.siteUrl}${place}</loc>`);
    }
    expect(readFileSync(`dist/${language}/search-index.json`, 'utf8')).toContain(`"to":"${path}"`);
    const list = documentOf(pathIn(language, '/articles'));
    expect(list.querySelector(`main a[href="${pathIn(language, path)}"]:not([hreflang])`)).toBeTruthy();
  },
);

it('links to an article without a translation say that it is in English', () => {
  for (const language of languages.filter((name) => hasPage(name, { path: '/articles' }))) {
    const links = [
      ...documentOf(pathIn(language, '/articles')).querySelectorAll('main h2 a[href^="/articles/"]'),
    ];
    const translated = articles.filter((one) => one.language === language);
    expect(links).toHaveLength(
      readdirSync('src/articles/texts').filter((name) => name.endsWith('.md')).length - translated.length,
    );
    for (const link of links) {
      expect(link.getAttribute('hreflang')).toBe('en');
      expect(link.querySelector('span[lang=en]')).toBeTruthy();
    }
  }
});

it('every document declares its language', () => {
  const langs = (toAddress: (path: Path) => string) =>
    new Set(rows.map(({ path }) => documentOf(toAddress(path)).documentElement.lang));
  expect([...langs((path) => path)]).toEqual(['en-IN']);
  for (const language of languages)
    expect([...langs((path) => pathIn(language, path))]).toEqual([locales[language]]);
});

it('the glossary writes each term in Devanagari, except for abbreviations, and uses no word that it avoids', () => {
  const words = Object.values(glossary).flatMap((hindi) => hindi.split(/[ ()-]+/).filter(Boolean));
  expect(words.length).toBeGreaterThan(120);
  expect(words.filter((word) => !/^(?:[\u0900-\u0963]+|[A-Z]{2,})$/.test(word) || word in avoided)).toEqual(
    [],
  );
});
