import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSourceHash, inlineScript } from '../../build/first-paint.ts';
import { getBreadcrumbTrail } from '../../src/site/page-info.ts';
import { firm } from '../../src/site/firm.ts';
import { articleLists, articlePaths, documentOf, findAll, htmlOf, paths, textOf } from './documents.ts';

const TITLE_END = ` - ${firm.name}`;

const UNIQUE = [
  'h1',
  'head > title',
  'main#main[tabindex="-1"]',
  'body header:not(main *)',
  'body footer:not(main *)',
];
const FORBIDDEN = [
  // Screen readers announce elements with a tabindex as clickable (4.1.2).
  'main :is(h1, h2, h3, h4, section, article)[tabindex], nav[tabindex]',
  // WebKit exposes a list without bullets only if it has a role (G4).
  ':is(ul, ol):not([role], .prose > *, .list-disc)',
];

const allPages = [...paths, ...articlePaths, ...articleLists];
it.each(allPages)('%s has one h1, title, main, header and footer, and list roles (G1 G2 G4)', (path) => {
  expect(UNIQUE.filter((selector) => findAll(path, selector).length !== 1)).toEqual([]);
  expect(findAll(path, FORBIDDEN.join()).map(({ outerHTML }) => outerHTML)).toEqual([]);
  const { title } = documentOf(path);
  expect([title.slice(-TITLE_END.length), title.length > TITLE_END.length]).toEqual([TITLE_END, true]);
});

describe.each(paths)('%s', (path) => {
  it('shows its breadcrumb, from Home to the current page (BC1)', () => {
    const crumbs = findAll(path, 'nav[aria-label=Breadcrumb] li');
    const last = (path === '/' ? 0 : getBreadcrumbTrail(path).length) - 1;
    expect(crumbs).toHaveLength(last + 1);
    for (const [index, crumb] of crumbs.entries()) {
      expect(crumb.querySelector('[aria-current=page]') !== null).toBe(index === last);
      expect(crumb.querySelector('a') === null).toBe(index === last);
    }
    expect(crumbs[0]?.querySelector('a')?.getAttribute('href')).toBe(crumbs[0] && '/');
  });

  it('has only inline styles and scripts that the content security policy allows', () => {
    const html = htmlOf(path) ?? '';
    const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
    const sheets = texts(/<style[^>]*>([^]*?)<\/style>/g);
    expect(sheets).toHaveLength(1);
    const policies = texts(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g);
    expect(policies).toEqual([`style-src-elem 'self' ${sheets.map(createSourceHash).join(' ')}`]);
    expect(html.indexOf(policies[0] ?? ''), 'policy before styles').toBeLessThan(html.indexOf('<style'));
    const scripts = texts(/<script(?![^>]* src=)(?! type="application\/ld\+json")[^>]*>([^]*?)<\/script>/g);
    expect(scripts).toEqual([inlineScript]);
  });
});

it('all pages of the route table have different titles and descriptions', () => {
  const titles = paths.map((path) => documentOf(path).title);
  const descriptions = paths.map((path) =>
    findAll(path, 'meta[name=description]')[0]?.getAttribute('content'),
  );
  for (const texts of [titles, descriptions])
    expect(texts.filter((text, i) => !text || texts.indexOf(text) !== i)).toEqual([]);
});

/** Returns the HTML outside the main content, without the parts that differ between pages. */
function chromeOf(path: string): string {
  const body = documentOf(path).body.cloneNode(true) as HTMLElement;
  const main = body.querySelector('main');
  main?.replaceChildren();
  main?.removeAttribute('data-static');
  body.querySelector('[data-bar-action]')?.remove(); // the bar of phones has the main link of the page
  body.querySelector('[data-floating]')?.removeAttribute('data-collapsed'); // on Home, the bar is collapsed over the hero
  for (const link of body.querySelectorAll('a[hreflang]')) link.removeAttribute('href'); // the page in another language
  body.querySelector('[data-page-url]')?.remove();
  // React generates other ids (_R_…) on each page.
  return body.outerHTML.replaceAll(/ (aria-current|data-current)="[^"]*"/g, '').replaceAll(/_R_\w*_/g, '');
}

it('all pages have the same header and footer (G1 G19)', () => {
  const home = chromeOf('/');
  expect(home).toContain('<footer');
  expect([...paths, ...articlePaths].filter((path) => chromeOf(path) !== home)).toEqual([]);
});

it('the button that pauses animations is among the first ten tab stops of every page (G11)', () => {
  const isPauseButton = (stop: Element) => textOf(stop).startsWith('Pause animations');
  const firstStops = (path: string) => findAll(path, 'a[href], button').slice(0, 10);
  expect(paths.filter((path) => !firstStops(path).some(isPauseButton))).toEqual([]);
});

it('the build does not contain the specimen page', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:js|css|html|xml|txt)$/.test(file));
  expect(texts.length).toBeGreaterThan(50);
  const specimen = /Everything the site is made of|["'`]\/specimen["'`]/;
  expect(texts.filter((file) => specimen.test(readFileSync(join('dist', file), 'utf8')))).toEqual([]);
  expect(htmlOf('/specimen')).toBeUndefined();
});
