import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm.ts';
import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../browser.ts';
import { kept, nothing, openAwake, watch } from './privacy-watch.ts';

const paths = [...routes.map(({ path }) => path), '/no-such-page'];
const film = /^\/media\/.*\.(webm|mp4|vtt)$/;

/** All that a reader does without following a link: scrolls to the end, points at, focuses and opens everything. */
async function lookAtEverything(page: Page) {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    for (const element of document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, img')) {
      for (const type of ['pointerover', 'mouseover', 'pointermove']) {
        element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      }
      element.focus({ preventScroll: true });
    }
    await painted();
    for (const opener of document.querySelectorAll<HTMLElement>(
      'button[aria-expanded], [role=tab], .accordion-all, [aria-roledescription=carousel] button',
    )) {
      opener.click();
    }
    await painted();
  });
}

/** What would reach others without being a request that the recorder sees. */
const reachingOut = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'iframe, object, embed, video, audio, a[ping], link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=prefetch]',
      ),
    ].map((element) => element.outerHTML),
  );

/** Each page is looked at once; the sizes take turns. */
const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [turn, [name, viewport]] of Object.entries(sizes).entries()) {
  const walked = paths.filter((_, index) => index % 2 === turn);

  test(`no page asks others for anything, nor keeps anything, before a click (every other page, ${name})`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    const seen = await watch(context);
    for (const path of walked) {
      await test.step(path, async () => {
        await openAwake(page, path);
        await lookAtEverything(page);
        expect(await reachingOut(page)).toEqual([]);
        expect(await kept(page)).toEqual(nothing);
        expect(seen.outside(baseURL ?? '')).toEqual([]);
      });
    }
    expect(await context.cookies()).toEqual([]);
    expect(seen.paths()).toEqual(expect.arrayContaining(walked));
    expect(seen.paths().filter((path) => film.test(path))).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    const expected = /status of 404/; // the browser reports the last page's status itself
    faults.splice(0, faults.length, ...faults.filter((fault) => !expected.test(fault)));
  });
}

test('the menu of a narrow screen asks others for nothing', async ({ page, context, baseURL }) => {
  await page.setViewportSize(sizes.narrow);
  const seen = await watch(context);
  await openAwake(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [name, link] of [
    ['About', 'Founder Profile'],
    ['Services', 'Credit Rating'],
  ] as const) {
    await menu.getByRole('button', { name, exact: true }).click();
    await expect(menu.getByRole('link', { name: link }).first()).toBeVisible();
  }
  expect(seen.outside(baseURL ?? '')).toEqual([]);
  expect(await kept(page)).toEqual(nothing);
});

test('the film is asked for by a click on Play alone, and comes from the site itself', async ({
  page,
  context,
  baseURL,
}) => {
  test.skip('youtube' in firm.video, 'the firm has put its film on YouTube: it is not the site’s own');
  const seen = await watch(context);
  await openAwake(page, '/');
  const play = page.getByRole('link', { name: 'Play video' }).first();
  await play.scrollIntoViewIfNeeded();
  await play.hover();
  await play.focus();
  expect(seen.paths().filter((path) => film.test(path))).toEqual([]);
  await play.click();
  await expect(page.getByRole('dialog').locator('video')).toBeVisible();
  await expect.poll(() => seen.paths().filter((path) => film.test(path))).not.toEqual([]);
  expect(seen.outside(baseURL ?? '')).toEqual([]);
  expect(await kept(page)).toEqual(nothing);
});

test('the theme and the pause of animations are all that outlives the tab', async ({ page, context }) => {
  await openAwake(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|scheme/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await expect.poll(() => kept(page)).toEqual({ ...nothing, local: ['motion', 'theme'] });
  expect(await page.evaluate(() => [localStorage.theme, localStorage.motion] as unknown)).toEqual([
    'dark',
    'paused',
  ]);
  expect(await context.cookies()).toEqual([]);
});

test('/.well-known/security.txt is served as text', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/^Contact: mailto:\S+@\S+\n/);
});
