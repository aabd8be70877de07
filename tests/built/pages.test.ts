// @vitest-environment jsdom
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf, themeScript } from '../../src/build/first-paint.ts';
import { breadcrumbTrail } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { articlePaths, chromeOf, documentOf, htmlOf, paths, textOf } from './documents.ts';

/** Characters left of a 60-character title beside the sample firm's name; other firms may have a longer name. */
const OWN_WORDS = 60 - ' - Aarohan Advisory'.length;
const END = ` - ${firm.name}`;

const descriptionOf = (page: Document) =>
  page.querySelector('meta[name=description]')?.getAttribute('content');

describe.each(paths)('%s', (path) => {
  it('has one h1, its own title, the landmarks and its breadcrumb (G1 G2 G3 BC1)', () => {
    const page = documentOf(path);
    const notOne = [
      'h1',
      'head > title',
      'main#main[tabindex="-1"]',
      'body header:not(main *)',
      'body footer:not(main *)',
    ].filter((selector) => page.querySelectorAll(selector).length !== 1);
    expect(notOne).toEqual([]);
    expect(page.title.slice(-END.length)).toBe(END);
    expect(page.title.slice(0, -END.length)).toMatch(/\w/);
    const crumbs = page.querySelectorAll('nav[aria-label=Breadcrumb] li');
    expect(crumbs).toHaveLength(path === '/' ? 0 : breadcrumbTrail(path).length);
    expect(crumbs[0]?.querySelector('a')?.getAttribute('href')).toBe(path === '/' ? undefined : '/');
    const isLink = [...crumbs].map((crumb) => crumb.querySelector('a') !== null);
    const isCurrent = [...crumbs].map((crumb) => crumb.querySelector('[aria-current=page]') !== null);
    expect(isLink).toEqual(isCurrent.map((current) => !current));
    expect(isCurrent.indexOf(true)).toBe(crumbs.length - 1);
  });

  it('has no tabindex on headings or sections, which screen readers announce as clickable (4.1.2)', () => {
    const focusable = 'main :is(h1, h2, h3, h4, section, article)[tabindex], nav[tabindex]';
    expect([...documentOf(path).querySelectorAll(focusable)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('has role=list on every list without bullets, for WebKit (G4)', () => {
    const lists = documentOf(path).querySelectorAll(':is(ul, ol):not([role], .prose > *, .list-disc)');
    expect([...lists].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('has only inline styles and scripts that the policy allows', () => {
    const html = htmlOf(path) ?? '';
    const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const sheets = texts(/<style[^>]*>([^]*?)<\/style>/g);
    expect(sheets).toHaveLength(2);
    const [policy = '', ...more] = texts(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    expect(policy).toBe(`style-src-elem 'self' ${sheets.map(hashOf).join(' ')}`);
    expect(html.indexOf(policy), 'the policy precedes the styles').toBeLessThan(html.indexOf('<style'));
    expect(more).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^<>]* style="/);
    const scripts = texts(/<script(?![^>]* src=)(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g);
    expect(scripts).toEqual([themeScript]);
  });

  it('preloads fonts at the start of the body, where they do not delay the first paint', () => {
    const page = documentOf(path);
    const fonts = [...page.querySelectorAll('link[rel=preload][as=font]')];
    expect(fonts.length).toBeGreaterThan(0);
    expect([...page.body.children].slice(0, fonts.length)).toEqual(fonts);
  });
});

it('has unique titles and descriptions, and no title that is too long', () => {
  for (const textsOf of [(page: Document) => page.title, descriptionOf]) {
    const texts = paths.map((path) => textsOf(documentOf(path)));
    expect(texts.filter((text, i) => !text || texts.indexOf(text) !== i)).toEqual([]);
  }
  const tooLong = paths.filter((path) => documentOf(path).title.length - END.length > OWN_WORDS);
  expect(tooLong, `the title of a page has at most ${OWN_WORDS} characters before the firm's name`).toEqual(
    [],
  );
});

it('the 404 page explains itself and links home', () => {
  const page = documentOf('/404');
  expect(textOf(page.querySelector('h1'))).toBe('There is no page at this address');
  const home = [...page.querySelectorAll('main a')].find((link) => textOf(link) === 'home page');
  expect(home?.getAttribute('href')).toBe('/');
});

it('has the same chrome on every page, so its states are audited once (G1 G19)', () => {
  const home = chromeOf('/');
  expect(home).toContain('<footer');
  expect([...paths, ...articlePaths].filter((path) => chromeOf(path) !== home)).toEqual([]);
});

it('the switch for animations is among the first ten tab stops of every page (G11)', () => {
  const late = paths.filter(
    (path) =>
      ![...documentOf(path).querySelectorAll('a[href], button')]
        .slice(0, 10)
        .some((stop) => textOf(stop).startsWith('Pause animations')),
  );
  expect(late).toEqual([]);
});

/** The contact links outside main and their order around it (3.2.6). */
const helpOrderIn = (page: Document) =>
  [...page.querySelectorAll('a[href], main')].flatMap((element) => {
    if (element.localName === 'main') return ['(content)'];
    const href = element.getAttribute('href') ?? '';
    const isHelp = /^(tel:|mailto:|https:\/\/wa\.me)/.test(href) || href === '/contact';
    return isHelp && !element.closest('main') ? [href.replace(/\?.*/, '')] : [];
  });

it('the contact links have the same order on every page (G19)', () => {
  const order = helpOrderIn(documentOf('/'));
  expect(order.length).toBeGreaterThan(5);
  const inAnotherOrder = paths.filter((path) => helpOrderIn(documentOf(path)).join() !== order.join());
  expect(inAnotherOrder).toEqual([]);
});

it('the build does not contain the specimen page', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const text = files.filter((file) => /\.(?:js|css|html|xml|txt)$/.test(file));
  expect(text.length).toBeGreaterThan(50);
  const matches = text.filter((file) =>
    /Everything the site is made of|["'`]\/specimen["'`]/.test(readFileSync(join('dist', file), 'utf8')),
  );
  expect(matches).toEqual([]);
  expect(htmlOf('/specimen')).toBeUndefined();
});
