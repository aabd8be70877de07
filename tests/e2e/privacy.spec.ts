import { expect, openHydrated, test, nightly } from '../browser.ts';
import { openChat } from '../chat.ts';
import { storedData, noStoredData, recordRequests } from '../privacy.ts';

test.use({ serviceWorkers: 'allow' });

test('localStorage has only preferences and ticked papers', nightly, async ({ page, context }) => {
  await openHydrated(page, '/papers');
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|scheme/i })
    .first()
    .click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Pause animations' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('checkbox', { name: 'Open search with the / key' }).uncheck();
  await expect
    .poll(() => storedData(page))
    .toEqual({ ...noStoredData, local: ['motion', 'papers', 'slash-key', 'theme'] });
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'dark',
    motion: 'paused',
    papers: '["PAN and Aadhaar"]',
    'slash-key': 'off',
  });
  expect(await context.cookies()).toEqual([]);
});

test('the values of a form are only in links and in sessionStorage', async ({ page, context, baseURL }) => {
  const requests = recordRequests(context);
  await openHydrated(page, '/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByLabel('Full name').fill('Zenobia Quux');
  await form.getByLabel('Email').fill('zenobia.quux@example.in');
  await form.getByLabel('Phone').fill('9812345670');
  await form.getByLabel('Subject').selectOption('Finance');
  await form.getByLabel('Message').fill('Zyzzyva enquiry');
  await openHydrated(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('Zenobia Quux');
  await expect.poll(() => storedData(page)).toEqual({ ...noStoredData, session: ['enquiry-draft:contact'] });

  await openChat(context, () => form.getByRole('button', { name: /Send message/ }).click());
  await expect(page.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeVisible();

  const personal = /Zenobia|Quux|98123|Zyzzyva/i;
  const carrying = requests
    .all()
    .filter(({ url, body }) => personal.test(decodeURIComponent(url.href) + (body ?? '')));
  expect(new Set(carrying.map(({ url }) => url.origin))).toEqual(new Set(['https://wa.me']));
  expect(new Set(requests.external(baseURL ?? ''))).toEqual(new Set(carrying.map(({ url }) => url.href)));
  expect(page.url()).not.toMatch(personal);
  await expect.poll(() => storedData(page)).toEqual({ ...noStoredData, session: ['enquiry-unsent:contact'] });
  const attributes = await page.evaluate(
    (source) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].flatMap(({ name, value }) =>
          new RegExp(source, 'i').test(value) ? [`${element.tagName} ${name} ${value.split(/[?:]/)[0]}`] : [],
        ),
      ),
    personal.source,
  );
  expect(new Set(attributes)).toEqual(new Set(['A href https', 'A href mailto', 'A href sms']));

  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect.poll(() => storedData(page)).toEqual(noStoredData);
});
