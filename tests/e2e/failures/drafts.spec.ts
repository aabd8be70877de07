import { holdClientScript, openHydrated, waitForHydration } from '../../browser.ts';
import { openChat } from '../../chat.ts';
import { expect, test, typed } from './contact-page.ts';

test('an unsent form keeps its values after Back, and sends them', async ({ page, contact }) => {
  await openHydrated(page, '/contact');
  await contact.field('name').focus();
  await contact.field('country').selectOption('US');
  await contact.fill();
  await contact.field('number').fill('917 555 0123');
  await page.goto('/about');
  await page.goBack();
  await waitForHydration(page);
  await expect(contact.field('country')).toHaveValue('US');
  await expect(contact.field('message')).toHaveValue(typed.message);
  const { url } = await openChat(page.context(), () => contact.sendButton.click());
  expect(decodeURIComponent(url)).toContain('\nPhone: +1 917 555 0123\n');
});

test('three submits before hydration send the lead only once', async ({ page, context, contact }) => {
  const release = await holdClientScript(page);
  await page.goto('/contact');
  await contact.fill();
  await contact.field('name').focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await contact.expectKept();
  await contact.expectChat(() => Promise.resolve(release()));
  await contact.waitForFrames();
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});
