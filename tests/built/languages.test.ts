import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { agencies } from '../../src/content/agencies.ts';
import { team } from '../../src/content/team.ts';
import { avoided } from '../../src/words/glossary/hi.json';
import { firm } from '../../src/site/firm.ts';
import { locales, getPathInLanguage } from '../../src/site/languages.ts';
import { languages } from '../../src/site/published-languages.ts';
import { hasPage } from '../../src/site/translated-pages.ts';
import { legalDetails } from '../../src/site/legal-details.ts';
import { routes } from '../../src/site/routes.ts';
import { documentOf, findAll, htmlOf, mainOf, paths } from './documents.ts';

const listFiles = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const articles = languages.flatMap((language) =>
  listFiles(`src/articles/texts/${language}`).map((name) => ({
    language,
    path: `/articles/${name.replace(/\.md$/, '')}`,
  })),
);
/** The translated pages and articles, with the paths of their English versions. */
const pages = [
  ...languages.flatMap((language) =>
    routes.filter((row) => hasPage(language, row)).map(({ path }) => ({ language, path: path as string })),
  ),
  ...articles,
];
/** The pages in languages with another script. On them, words in Latin letters are usually English. */
const inOtherScript = pages.filter(
  ({ language }) => new Intl.Locale(locales[language]).maximize().script !== 'Latn',
);

/** Returns the main content without parts that differ between languages: the reading time and the hint on the chat. */
const comparableMainOf = (path: string) => {
  const main = mainOf(path).cloneNode(true) as Element;
  for (const part of main.querySelectorAll('[id$="-message-hint"], time + span')) part.remove();
  return main;
};

/** Returns the texts inside an element, except texts in elements that match the selector `except`. */
function textsIn(root: Element, except = 'script, style'): string[] {
  const nodes = root.ownerDocument.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  const texts: string[] = [];
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement?.closest(except)) texts.push(nodes.currentNode.nodeValue ?? '');
  return texts;
}

/** Returns headings, tables, forms, figures and ids in document order, without ids that React generates (_R_…). */
const outlineOf = (main: Element) =>
  [...main.querySelectorAll('h1, h2, h3, h4, table, form, figure, [id]')].map(
    ({ localName, id }) => `${localName} ${id.includes('_R_') ? '' : id}`,
  );

/** Returns the URLs of links without the language, and without the text that links to chats or networks send. */
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
 * Returns the figures of each section, such as '10lakh' and '10.5%'. They are sorted, because the order of words
 * differs. 06.00 becomes 6, because 06.00 pm is शाम 6 बजे. 1 million becomes 10 lakh.
 */
const figuresOf = (main: Element) =>
  [...main.children].map((section) => {
    const text = textsIn(section)
      .join('\n')
      .replaceAll(/\b0?(\d+)\.00\b/g, '$1')
      .replaceAll('लाख', 'lakh')
      .replaceAll('करोड़', 'crore')
      .replaceAll(/(\d+)\s+(?:million|मिलियन)/g, '$10 lakh');
    const figures = text.match(/\d(?:[\d,.:]*\d)?(?:\s*(?:lakh|crore))?\s?%?/g) ?? [];
    return figures.map((figure) => figure.replaceAll(/\s/g, '')).sort();
  });

it.each(pages)('$language: $path has the English links, figures and outline', ({ language, path }) => {
  const [main, english] = [comparableMainOf(getPathInLanguage(language, path)), comparableMainOf(path)];
  expect(outlineOf(main)).toEqual(outlineOf(english));
  expect(linksOf(main, language)).toEqual(linksOf(english));
  expect(figuresOf(main)).toEqual(figuresOf(english));
});

/** The number of bytes by which a page in another language may exceed the English page. */
const MAX_ADDITIONAL_BYTES = 25_000;
const assets = readdirSync('dist/assets');

const fontsOf = (path: string) =>
  [...(htmlOf(path) ?? '').matchAll(/<link rel="preload" href="\/assets\/([^"]+\.woff2)"/g)].map(
    ([, file = '']) => file,
  );
const bytesOf = (path: string, fonts: readonly string[]) =>
  [`${path.replace(/^\/$/, '/index')}.html.br`, ...fonts.map((font) => `/assets/${font}`)]
    .map((file) => statSync(`dist${file}`).size)
    .reduce((sum, size) => sum + size);
const italic = assets.find((name) => /^bona-nova-400-italic-(?!rest)/.test(name)) ?? '';

it.each(pages)('$language: $path has at most 25 kB more than in English', ({ language, path }) => {
  const [translation, englishFonts] = [getPathInLanguage(language, path), fontsOf(path)];
  expect(englishFonts.length, 'the English page preloads fonts').toBeGreaterThan(1);
  // A device without a font of the script loads all fonts of the language.
  const ownFonts = listFiles(`src/styles/fonts/${language}`).flatMap((name) =>
    assets.filter((asset) => asset.startsWith(name.replace('.woff2', '-'))),
  );
  // Numbers and names in headings also need the fonts of the English page, which load a moment later.
  const fonts = [...new Set([...fontsOf(translation), ...ownFonts, ...englishFonts])];
  // Only English titles are in italics, because other scripts have none.
  expect(htmlOf(path)).toMatch(/class="[^"]*\bfont-display\b[^"]*\bitalic\b/);
  const additional = bytesOf(translation, fonts) - bytesOf(path, [...englishFonts, italic]);
  expect(additional).toBeLessThanOrEqual(MAX_ADDITIONAL_BYTES);
});

/** The words of names that are in Latin script in every language. Abbreviations in capitals are always allowed. */
const latinNames = new Set(
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
    'Privacy Send', // an email about privacy must begin with this word, and WhatsApp has a button Send
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
  return [page.title, description, ...attributes, ...textsIn(page.body, `script, style, ${foreign}`)];
}

it.each(inOtherScript)('$language: $path marks English words with `lang`', ({ language, path }) => {
  const english = textsOf(documentOf(getPathInLanguage(language, path))).filter((text) =>
    text
      .replaceAll(/\S+@\S*|https?:\S+|\S+\.[a-z]{2,}\b/g, '')
      .match(/[A-Za-z]{2,}/g)
      ?.some((word) => !/^[A-Z]+s?$/.test(word) && !latinNames.has(word)),
  );
  expect([...new Set(english)]).toEqual([]);
});

/** Matches the words that the glossary avoids, also in the plural. */
const avoidedWords = new RegExp(
  `(?<![\\u0900-\\u0963])(?:${Object.keys(avoided).join('|')})(?:ों)?(?![\\u0900-\\u0963])`,
);
/** Matches words that lack a chandrabindu, such as यहां for यहाँ: at the end of any word, and in common words. */
const withoutChandrabindu = /(?:ां|ाएं)(?![\u0900-\u0963])|जांच|पहुंच|मांग|महंग|पांच|आंकड़|ऊंच/;

const inHindi = pages.filter(({ language }) => language === 'hi');

it('each Hindi page except the search has a share image with a description in Hindi', () => {
  for (const { path } of inHindi.filter((page) => page.path !== '/search')) {
    const head = documentOf(getPathInLanguage('hi', path)).head;
    const [image = '', text, locale] = ['image', 'image:alt', 'locale'].map(
      (name) => head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '',
    );
    expect(image).toMatch(/\/share\/hi\/[\w-]+\.png$/);
    expect([locale, text]).toEqual(['hi_IN', expect.stringMatching(/[\u0900-\u097f].*:/)]);
  }
});

it.each(inHindi)('$path has no word that the glossary avoids or that lacks a chandrabindu', ({ path }) => {
  const wrong = textsOf(documentOf(getPathInLanguage('hi', path))).filter(
    (text) => withoutChandrabindu.test(text) || avoidedWords.test(text),
  );
  expect(wrong).toEqual([]);
});

it.each(articles)(
  '$language: $path and the English article link to each other; lists, sitemap, feed and search have the translation',
  ({ language, path }) => {
    const translation = getPathInLanguage(language, path);
    const versions = { 'x-default': path, 'en-IN': path, [locales[language]]: translation };
    for (const [lang, own, other] of [
      ['en-IN', path, translation],
      [locales[language], translation, path],
    ] as const) {
      const { head, documentElement, body } = documentOf(own);
      const alternates = findAll(own, 'head link[rel=alternate][hreflang]:not([type])');
      expect(
        Object.fromEntries(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
      ).toEqual(Object.fromEntries(Object.entries(versions).map(([name, to]) => [name, firm.siteUrl + to])));
      const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
      expect([canonical, documentElement.lang]).toEqual([firm.siteUrl + own, lang]);
      expect(body.querySelector(`header a[href="${other}"][hreflang]`), `${own} links to ${other}`).toBeTruthy();
      expect(readFileSync('dist/sitemap.xml', 'utf8')).toContain(`<loc>${firm.siteUrl}${own}</loc>`);
    }
    expect(readFileSync(`dist/${language}/search-index.json`, 'utf8')).toContain(`"to":"${path}"`);
  },
); // oxfmt-ignore

it('links to articles without a translation mark the article and its title as English', () => {
  const written = readdirSync('src/articles/texts').filter((name) => name.endsWith('.md'));
  for (const language of languages.filter((name) => hasPage(name, { path: '/articles' }))) {
    const links = findAll(getPathInLanguage(language, '/articles'), 'main h2 a[href^="/articles/"]');
    const translated = articles.filter((one) => one.language === language);
    expect(links).toHaveLength(written.length - translated.length);
    expect(links.filter((link) => !link.matches('[hreflang=en]:has(span[lang=en])'))).toEqual([]);
  }
});

it.each(['en', ...languages] as const)('every page in %s declares its language', (language) => {
  const declared = paths.map((path) => documentOf(getPathInLanguage(language, path)).documentElement.lang);
  expect(new Set(declared)).toEqual(new Set([language === 'en' ? 'en-IN' : locales[language]]));
});
