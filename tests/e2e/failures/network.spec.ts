import { expect, openHydrated, test } from '../../browser.ts';
import {
  chatLink,
  contactForm,
  editMessage,
  expectChat,
  expectContactLinks,
  expectFormKept,
  fillContactForm,
  followLink,
  networkError,
  noScriptHelp,
  sendButton,
  sentHeading,
} from './contact-page.ts';

test.use({ expectedErrors: new RegExp(`${networkError.source}|^No start: `) });

test('offline before submit: shows the lead with every contact link, and sends it when online', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  await expect(sendButton(page)).toHaveAccessibleDescription('All fields are filled in');
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(
    contactForm(page).getByRole('heading', { name: 'Your message is not sent yet' }),
  ).toBeFocused();
  await expect(contactForm(page).getByRole('alert')).toContainText('You are offline.');
  await expectContactLinks(page);
  await expectChat(page, () => context.setOffline(false)); // without another press
  await expect(sentHeading(page)).toBeVisible();
  await expectChat(page, () => chatLink(page).click());
  await editMessage(page);
  await expectFormKept(page);
});

test('offline after load: keeps a submit before hydration, and completes it when online', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // nothing is prefetched
  });
  await page.goto('/contact');
  await context.setOffline(true);
  await fillContactForm(page);
  await sendButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toContainText(
    'The connection is slow or lost.',
    { useInnerText: true },
  );
  await expect(noScriptHelp(page)).toHaveText(/^The connection is slow or lost\./, { useInnerText: true });
  await expectContactLinks(page);
  await expectFormKept(page);
  await context.setOffline(false);
  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByText('Loading…').last()).toBeHidden();
});

test(
  'offline between pages: waits, until Back cancels it',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await openHydrated(page, '/contact');
    await fillContactForm(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const notice = page.locator('[data-offline]');
    await context.setOffline(true);
    await followLink(page, '/founderprofile');
    await expect(notice).toBeVisible();
    await expectFormKept(page);
    await expectContactLinks(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(notice).toHaveCount(0);
    await expectFormKept(page);

    await followLink(page, '/founderprofile');
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(page.locator('h1')).toHaveText('Founder Profile');
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expectFormKept(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);
