import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findDeadLinks } from '../../../build/check-links.ts';
import { assertNoErrors, findSiteErrors } from '../../../build/check-site.ts';
import { parse } from '../../../src/lib/html-tree.ts';

mkdirSync('node_modules/.cache', { recursive: true });
const root = mkdtempSync('node_modules/.cache/check-site-');
afterAll(() => rmSync(root, { recursive: true, force: true }));
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
write('src/pages/about.tsx', `<p>\n  <Link to="/abuot">About</Link>\n</p>\n`);
write('src/articles/texts/tax.md', '---\ntitle: Tax\n---\n\nSee [where](/about#desks).\n');

const siteUrl = 'https://www.firm.example';
const files = new Set(['/favicon.svg', '/downloads/list.pdf', '/share/about.png']);
const pagesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, html]) => [path, parse(html)] as const));
const errorsOf = (html: string) => {
  const about = '<h1>About</h1><section id="desk"></section>';
  return findDeadLinks({ pages: pagesOf({ '/': html, '/about': about }), files, siteUrl, root });
};

it('a link is valid if it leads to a page, an element of a page, a file or another site', () => {
  const valid =
    '<a href="/about?about=loan"><a href="about#desk"><a href="#top"><a href="tel:+919876543210">';
  expect(
    errorsOf(`${valid}<a href="/downloads/list.pdf"><a href="https://elsewhere.example/nothing">`),
  ).toEqual([]);
});

it('a link is reported with page, source line and a suggestion if its target does not exist', () => {
  expect(errorsOf('<a href="/abuot"><a href="/about#desks">')).toEqual([
    'The link /abuot on /: there is no such page or file. Did you mean /about? Pages are listed in src/site/pages.ts; files are in public/. (src/pages/about.tsx:2)',
    'The link /about#desks on /: that page has no element with this id. Did you mean #desk? Use an existing id, or give a section of the page this id. (src/articles/texts/tax.md:5)',
  ]);
});

it.each([
  '<img src="/media/lost.webp">',
  '<video poster="/media/lost.webp">',
  '<a href="#nowhere">',
  '<a href="/%zz">',
  '<a href="/About">',
  '<a href="https://www.firm.example/media/lost.webp">',
  '<a href="http://[">',
])('the URL in %s is reported as a broken link', (html) => {
  expect(errorsOf(html)).toHaveLength(1);
});

it('the check of the site reports all errors at once', async () => {
  write('out/media/a.heic', '');
  const html = `<a href="/gone"><meta property="og:image" content="${siteUrl}/share/home.png">`;
  const found = await findSiteErrors({ pages: pagesOf({ '/': html }), siteUrl, root }, join(root, 'out'));
  expect(found).toHaveLength(3);
  for (const named of ['/gone', 'public/share/home.png', 'public/media/a.heic'])
    expect(() => assertNoErrors(found)).toThrow(named);
  expect(() => assertNoErrors([])).not.toThrow();
});
