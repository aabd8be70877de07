import { officeTime } from '../../../src/lib/office-time.ts';
import { firm } from '../../../src/site/firm.ts';
import { language } from '../../../src/site/office.ts';
import { expect, firstOrAll, openHydrated, test } from '../../browser.ts';
import {
  editMessage,
  expectChat,
  expectContactLinks,
  expectFormKept,
  fillContactForm,
  sendButton,
} from './contact-page.ts';

/** The expected office time: literal for a firm in India, computed for one elsewhere. */
const onClock = (moment: string, inIndia: string) =>
  firm.clock.zone === 'Asia/Kolkata'
    ? inIndia
    : officeTime(new Date(moment), { zone: firm.clock.zone, language });

// The time in the lead comes from the visitor's clock, as there is no server.
for (const [set, inIndia] of firstOrAll([
  ['1970-01-01T00:00:00Z', '1 January 1970, 5:30 am IST'],
  ['1999-12-31T23:59:59Z', '1 January 2000, 5:29 am IST'],
  ['2099-06-30T12:00:00Z', '30 June 2099, 5:30 pm IST'],
] as const)) {
  test(`writes the time of a clock set to ${set.slice(0, 4)}`, { tag: '@nightly' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(set));
    await openHydrated(page, '/contact');
    await fillContactForm(page);
    const text = await expectChat(page, () => sendButton(page).click());
    expect(text.split('\n')).toContain(`Received on: ${onClock(set, inIndia)}`);
    await editMessage(page);
    await expectFormKept(page);
    await expectContactLinks(page);
  });
}

test('moves the hero by one slide after an hour asleep', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await openHydrated(page);
  await page.mouse.move(5, 5); // a mouse over the hero pauses it
  const hero = page.locator('.hero');
  await hero.evaluate((element) => {
    const { dataset } = document.documentElement;
    new MutationObserver((changes) => {
      const shown = changes.filter(({ target }) => (target as HTMLElement).dataset.state === 'current');
      dataset.changes = String(Number(dataset.changes ?? 0) + shown.length);
    }).observe(element, { attributeFilter: ['data-state'], subtree: true });
  });
  const changes = async () => Number(await page.locator('html').getAttribute('data-changes'));
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return changes();
    })
    .toBeGreaterThan(0);
  const before = await changes();
  await page.clock.fastForward('01:00:00');
  await expect.poll(changes).toBe(before + 1);
  await page.clock.runFor(2000);
  expect(await changes()).toBe(before + 1);
  await expectContactLinks(page);
});
