import { expect, test } from '../browser.ts';
import { kept, nothing, openAwake, watch } from './privacy-watch.ts';

test('what a form holds goes into the chat, the mail, the SMS and this tab alone', async ({
  page,
  context,
  baseURL,
}) => {
  const seen = await watch(context);
  await openAwake(page, '/contact');
  const form = page.locator('form', { has: page.getByLabel('Message') });
  await form.getByLabel('Full name').fill('Zenobia Quux');
  await form.getByLabel('Email').fill('zenobia.quux@example.in');
  await form.getByLabel('Phone').fill('9812345670');
  await form.getByLabel('Subject').selectOption('Finance');
  await form.getByLabel('Message').fill('Zyzzyva enquiry');
  await page.reload();
  await openAwake(page, '/contact');
  await expect(form.getByLabel('Full name')).toHaveValue('Zenobia Quux');
  expect(await kept(page)).toEqual({ ...nothing, session: ['enquiry-draft:contact'] });

  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    form.getByRole('button', { name: /Send message/ }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  await expect(page.getByRole('heading', { name: 'Now press Send in the chat' })).toBeVisible();

  const personal = /Zenobia|Quux|98123|Zyzzyva/i;
  const told = seen
    .all()
    .filter(({ url, body }) => personal.test(decodeURIComponent(url.href) + (body ?? '')));
  expect(new Set(told.map(({ url }) => url.origin))).toEqual(new Set(['https://wa.me']));
  expect(new Set(seen.outside(baseURL ?? ''))).toEqual(new Set(told.map(({ url }) => url.href)));
  expect(page.url()).not.toMatch(personal);
  expect(await kept(page)).toEqual({ ...nothing, session: ['enquiry-draft:contact'] });
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
