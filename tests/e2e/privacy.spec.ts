import { firm } from '../../src/site/firm.ts';
import { expect, openLive, test } from '../browser.ts';
import { chatOf } from '../chat.ts';
import { kept, nothing, watch } from '../privacy-watch.ts';

const film = /^\/media\/.*\.(webm|mp4|vtt)$/;
const narrow = { width: 390, height: 844 };

test(
  'the menu of a narrow screen asks others for nothing',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    await page.setViewportSize(narrow);
    const seen = watch(context);
    await openLive(page, '/contact');
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
  },
);

test(
  'the film is asked for by a click on Play alone, and comes from the site itself',
  { tag: '@nightly' },
  async ({ page, context, baseURL }) => {
    test.skip('youtube' in firm.video, 'the firm has put its film on YouTube: it is not the site’s own');
    const seen = watch(context);
    await openLive(page, '/');
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
  },
);

test('the theme, the pause of animations, ticked papers and the key of the search are all that outlives the tab', async ({
  page,
  context,
}) => {
  await openLive(page, '/papers');
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|scheme/i })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Pause animations' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'The key / opens the search' }).uncheck();
  await expect
    .poll(() => kept(page))
    .toEqual({ ...nothing, local: ['motion', 'papers', 'slash-key', 'theme'] });
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'dark',
    motion: 'paused',
    papers: '["PAN and Aadhaar"]',
    'slash-key': 'off',
  });
  expect(await context.cookies()).toEqual([]);
});

test('what a form holds goes into the chat, the mail, the SMS and this tab alone', async ({
  page,
  context,
  baseURL,
}) => {
  const seen = watch(context);
  await openLive(page, '/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByLabel('Full name').fill('Zenobia Quux');
  await form.getByLabel('Email').fill('zenobia.quux@example.in');
  await form.getByLabel('Phone').fill('9812345670');
  await form.getByLabel('Subject').selectOption('Finance');
  await form.getByLabel('Message').fill('Zyzzyva enquiry');
  await page.reload();
  await openLive(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('Zenobia Quux');
  expect(await kept(page)).toEqual({ ...nothing, session: ['enquiry-draft:contact'] });

  await chatOf(context, () => form.getByRole('button', { name: /Send message/ }).click());
  await expect(page.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeVisible();

  const personal = /Zenobia|Quux|98123|Zyzzyva/i;
  const told = seen
    .all()
    .filter(({ url, body }) => personal.test(decodeURIComponent(url.href) + (body ?? '')));
  expect(new Set(told.map(({ url }) => url.origin))).toEqual(new Set(['https://wa.me']));
  expect(new Set(seen.outside(baseURL ?? ''))).toEqual(new Set(told.map(({ url }) => url.href)));
  expect(page.url()).not.toMatch(personal);
  expect(await kept(page)).toEqual({ ...nothing, session: ['enquiry-unsent:contact'] });
  const carriers = await page.evaluate(
    (source) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) =>
          new RegExp(source, 'i').test(value) ? [`${element.tagName} ${name} ${value.split(/[?:]/)[0]}`] : [],
        ),
      ),
    personal.source,
  );
  expect(new Set(carriers)).toEqual(new Set(['A href https', 'A href mailto', 'A href sms']));

  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect.poll(() => kept(page)).toEqual(nothing);
});
