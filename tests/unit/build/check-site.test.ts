import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findDeadLinks } from '../../../build/check-links.ts';
import { assertNoErrors, findSiteErrors } from '../../../build/check-site.ts';
import { findFileConflicts } from '../../../build/page-paths.ts';
import { parse } from '../../../src/lib/html-tree.ts';
import { createFolder } from '../temporary-folder.ts';

const { root, write } = createFolder();
write('src/pages/about.tsx', `<p>\n  <Link to="/abuot">About</Link>\n</p>\n`);
write('src/articles/texts/tax.md', '---\ntitle: Tax\n---\n\nSee [where](/about#desks).\n');

const siteUrl = 'https://www.firm.example';
const files = new Set(['/downloads/list.pdf']);
const pagesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, html]) => [path, parse(html)] as const));
const errorsOf = (html: string) =>
  findDeadLinks({ pages: pagesOf({ '/': html, '/about': '<p id="desk">' }), files, siteUrl, root });

it.each([
  ['<a href="/about?about=loan">', 0],
  ['<a href="about#desk">', 0],
  ['<a href="#top">', 0],
  ['<a href="/about#desk:~:text=Our%20office">', 0],
  ['<a href="#:~:text=Our%20office">', 0],
  ['<a href="/about#door:~:text=Our%20office">', 1],
  ['<a href="tel:+919876543210">', 0],
  ['<a href="/downloads/list.pdf">', 0],
  ['<a href="https://elsewhere.example/nothing">', 0],
  ['<video poster="/media/lost.webp">', 1],
  ['<a href="#nowhere">', 1],
  ['<a href="/%zz">', 1],
  ['<a href="/About">', 1],
  ['<a href="https://www.firm.example/media/lost.webp">', 1],
  ['<a href="http://[">', 1],
])('%s has this number of broken links: %i', (html, count) => {
  expect(errorsOf(html)).toHaveLength(count);
});

it('a link is reported with page, source line and a suggestion if its target does not exist', () => {
  expect(errorsOf('<a href="/abuot"><a href="/about#desks">')).toEqual([
    'The link /abuot on /: there is no such page or file. Did you mean /about? Pages are listed in src/site/pages.ts; files are in public/. (src/pages/about.tsx:2)',
    'The link /about#desks on /: that page has no element with this id. Did you mean #desk? Use an existing id, or give a section of the page this id. (src/articles/texts/tax.md:5)',
  ]);
  expect(errorsOf('<a href="/hi/abuot">')).toEqual([expect.stringContaining('(src/pages/about.tsx:2)')]);
});

it('the check of the site reports all errors at once', async () => {
  write('out/media/a.heic', '');
  const html = `<a href="/gone"><meta property="og:image" content="${siteUrl}/share/home.png">`;
  const found = await findSiteErrors({ pages: pagesOf({ '/': html }), siteUrl, root }, join(root, 'out'));
  expect(found).toHaveLength(3);
  for (const named of ['/gone', 'public/share/home.png', 'public/media/a.heic'])
    expect(() => assertNoErrors(found)).toThrow(named);
});

it.each([
  [['/', '/fees', '/hi/index'], { '/index.html': '/', '/pricing': '/fees' }, []],
  [['/', '/index'], {}, ['the page / and of the page /index']],
  [['/fees', '/Fees'], {}, ['the page /fees and of the page /Fees']],
  [['/', '/pricing'], { '/pricing': '/' }, ['the page /pricing and of the redirect from /pricing']],
  [
    ['/', '/fees'],
    { '/blog': '/', '/blog.html': '/fees' },
    ['from /blog and of the redirect from /blog.html'],
  ],
])('of the pages %j with the redirects %j, these have the same file: %j', (paths, redirects, named) => {
  expect(findFileConflicts(paths, redirects)).toEqual(named.map((names) => expect.stringContaining(names)));
});
