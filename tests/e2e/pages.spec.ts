import { unescape } from '../../src/build/head.ts';
import { routes } from '../../src/site/routes.ts';
import { firm } from '../../src/site/firm.ts';
import { trail } from '../../src/site/derive.ts';
import { expect, test } from '../browser.ts';

/** Of a title of 60 characters, what the sample's name leaves; a longer name of a firm is no page's fault. */
const OWN_WORDS = 60 - ' - Aarohan Advisory'.length;

test.describe('every path of the table', () => {
  for (const { path } of routes) {
    test(`${path} answers with one h1, its own title and its breadcrumb (G1 G2 G3 BC1)`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('head > title')).toHaveCount(1);
      const title = await page.title();
      const end = ` - ${firm.name}`;
      expect(title.slice(-end.length)).toBe(end);
      expect(title.slice(0, -end.length)).toMatch(/\w/);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.locator('main#main[tabindex="-1"]')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      if (path === '/') return;
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs.getByRole('listitem')).toHaveCount(trail(path).length);
      await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    });
  }

  test('titles and descriptions are all different', async ({ request }) => {
    const seen = new Map<string, string>();
    const tooLong: string[] = [];
    for (const { path } of routes) {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const own = unescape(title).length - ` - ${firm.name}`.length;
      if (own > OWN_WORDS) tooLong.push(`${path}: ${own}`);
      for (const text of [title, description]) {
        expect(seen.get(text), `${path} repeats a text of another page`).toBeUndefined();
        seen.set(text, path);
      }
    }
    expect(tooLong, `the title of a page has at most ${OWN_WORDS} characters before the firm's name`).toEqual(
      [],
    );
  });
});

test.describe('addresses', () => {
  test('the slashed form shows the same page', async ({ page }) => {
    const response = await page.goto('/about/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
  });

  for (const [from, to] of [
    ['/pricing', '/founderprofile'],
    ['/blog', '/partner'],
    ['/index.html', '/'],
  ] as const) {
    test(`${from} ends at ${to}`, async ({ page }) => {
      await page.goto(from);
      expect(new URL(page.url()).pathname).toBe(to);
    });
  }

  test('an unknown address has status 404 and the way back', async ({ page, faults }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
    await expect(page.locator('main').getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
    faults.length = 0; // the browser reports the 404 itself
  });

  test('every link inside the site leads to a page that exists, and every anchor to its element', async ({
    request,
  }) => {
    const documents = new Map<string, string>();
    const read = async (path: string) => {
      const known = documents.get(path);
      if (known !== undefined) return known;
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      documents.set(path, html);
      return html;
    };
    const missing: string[] = [];
    for (const { path } of routes) {
      const html = await read(path);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="((?:\/|#)[^"]*)"/g)) {
        const [target = '', anchor] = href.split('#');
        const page = await read(target.replace(/\?.*/, '') || path);
        if (anchor && !page.includes(`id="${anchor}"`)) missing.push(`${path}: ${href}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

test('pages ship with the security headers and nothing inline', async ({ request }) => {
  const response = await request.get('/');
  const headers = response.headers();
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['content-encoding']).toBe('br');
  expect(await response.text()).not.toMatch(/ style="/);
});
