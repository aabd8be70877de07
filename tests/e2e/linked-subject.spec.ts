import { expect, openHydrated, test, waitForHydration } from '../browser.ts';
import { openChat } from '../chat.ts';
import { contactPage } from './failures/contact-page.ts';

const link = '/contact?about=Finance#message';

test('keeps the chosen subject of a link in the other language', async ({ page }) => {
  await openHydrated(page, link);
  const subject = page.locator('#contact-subject');
  await expect(subject).toHaveValue('Finance');
  await contactPage(page).fill();
  await subject.selectOption('Health Insurance');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^hi/);
  const leaveAndGoBack = () => page.goto('/about').then(() => page.goBack());
  for (const next of [null, () => page.reload(), leaveAndGoBack, () => page.goto(link)]) {
    await next?.();
    await waitForHydration(page);
    await expect(subject).toHaveValue('Health Insurance');
  }
  const { tab, address } = await openChat(page.context(), () => contactPage(page).sendButton.click());
  expect(decodeURIComponent(address)).toContain('\nSubject: Health Insurance\n');
  await tab.close();
});
