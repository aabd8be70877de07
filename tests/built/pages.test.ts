// @vitest-environment jsdom
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOf, themeScript } from '../../src/build/first-paint.ts';
import { trail } from '../../src/site/derive.ts';
import { firm } from '../../src/site/firm.ts';
import { helpOrderIn } from '../a11y/checks/help.ts';
import { articlePaths, chromeOf, documentOf, htmlOf, paths, textOf } from './documents.ts';

/** Of a title of 60 characters, what the sample's name leaves; a longer name of a firm is no page's fault. */
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
    expect(crumbs).toHaveLength(path === '/' ? 0 : trail(path).length);
    expect(crumbs[0]?.querySelector('a')?.getAttribute('href')).toBe(path === '/' ? undefined : '/');
  });

  it('has no heading or section that screen readers call clickable, for its tabindex (4.1.2)', () => {
    const focusable = 'main :is(h1, h2, h3, h4, section, article)[tabindex], nav[tabindex]';
    expect([...documentOf(path).querySelectorAll(focusable)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('has nothing inline that the policy forbids', () => {
    const html = htmlOf(path) ?? '';
    const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const sheets = texts(/<style[^>]*>([^]*?)<\/style>/g);
    expect(sheets).toHaveLength(2);
    const [policy = '', ...more] = texts(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    expect(policy).toBe(`style-src-elem 'self' ${sheets.map(hashOf).join(' ')}`);
    expect(html.indexOf(policy), 'before what it is about').toBeLessThan(html.indexOf('<style'));
    expect(more).toEqual([]);
    expect(html).not.toMatch(/<[a-z][^<>]* style="/);
    const scripts = texts(/<script(?![^>]* src=)(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g);
    expect(scripts).toEqual([themeScript]);
  });

  it('asks for its faces at the very begin of its body, where the first paint does not wait for them', () => {
    const page = documentOf(path);
    const faces = [...page.querySelectorAll('link[rel=preload][as=font]')];
    expect(faces.length).toBeGreaterThan(0);
    expect([...page.body.children].slice(0, faces.length)).toEqual(faces);
  });
});

it('titles and descriptions are all different, and no title is too long', () => {
  for (const textsOf of [(page: Document) => page.title, descriptionOf]) {
    const texts = paths.map((path) => textsOf(documentOf(path)));
    expect(texts.filter((text, i) => !text || texts.indexOf(text) !== i)).toEqual([]);
  }
  const tooLong = paths.filter((path) => documentOf(path).title.length - END.length > OWN_WORDS);
  expect(tooLong, `the title of a page has at most ${OWN_WORDS} characters before the firm's name`).toEqual(
    [],
  );
});

it('the page of an unknown address says so, and leads home', () => {
  const page = documentOf('/404');
  expect(textOf(page.querySelector('h1'))).toBe('There is no page at this address.');
  const home = [...page.querySelectorAll('main a')].find((link) => textOf(link) === 'home page');
  expect(home?.getAttribute('href')).toBe('/');
});

it('every link inside the site leads to a page that exists, and every anchor to its element', () => {
  /** Each address once, and a page where it stands: menus and footer are the same on all. */
  const places = new Map<string, string>();
  for (const path of [...paths, '/404'])
    for (const link of documentOf(path).querySelectorAll('a[href^="/"], a[href^="#"]')) {
      const href = link.getAttribute('href') ?? '';
      places.set(href.startsWith('#') ? path + href : href, path);
    }
  const lost = [...places].filter(([href]) => {
    const [target = '', anchor] = href.split('#');
    if (existsSync(`dist${target}`) && target.includes('.')) return false; // a file
    return htmlOf(target) === undefined || (anchor && !documentOf(target).getElementById(anchor));
  });
  expect(lost).toEqual([]);
});

it('what stands round the content is the same on every page, so its states are audited once (G1 G19)', () => {
  const home = chromeOf('/');
  expect(home).toContain('<footer');
  expect([...paths, ...articlePaths].filter((path) => chromeOf(path) !== home)).toEqual([]);
});

it('the switch for all that moves is among the first ten stops of every page (G11)', () => {
  const late = paths.filter(
    (path) =>
      ![...documentOf(path).querySelectorAll('a[href], button')]
        .slice(0, 10)
        .some((stop) => textOf(stop).startsWith('Pause animations')),
  );
  expect(late).toEqual([]);
});

it('the ways to get help stand in the same order on every page (G19)', () => {
  const order = helpOrderIn(documentOf('/'));
  expect(order.length).toBeGreaterThan(5);
  const inAnotherOrder = paths.filter((path) => helpOrderIn(documentOf(path)).join() !== order.join());
  expect(inAnotherOrder).toEqual([]);
});

it('the built site has no specimen: no chunk, no page, no address', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const text = files.filter((file) => /\.(?:js|css|html|xml|txt)$/.test(file));
  expect(text.length).toBeGreaterThan(50);
  const holding = text.filter((file) =>
    /Everything the site is made of|["'`]\/specimen["'`]/.test(readFileSync(join('dist', file), 'utf8')),
  );
  expect(holding).toEqual([]);
  expect(htmlOf('/specimen')).toBeUndefined();
});
