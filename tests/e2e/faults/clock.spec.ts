import { officeTime } from '../../../src/lib/office-time.ts';
import { firm } from '../../../src/site/firm.ts';
import { language } from '../../../src/site/office.ts';
import { expect, firstOrAll, openLive, test } from '../../browser.ts';
import { expectChat, expectTyped, expectWays, letter, sendButton, typeLead } from './visit.ts';

/** The moment on the clock of the office: in India as written here, for a firm elsewhere as its code says. */
const onClock = (moment: string, inIndia: string) =>
  firm.clock.zone === 'Asia/Kolkata'
    ? inIndia
    : officeTime(new Date(moment), { zone: firm.clock.zone, language });

// The time in the lead is that of the visitor's clock: no server is there to know better.
for (const [set, inIndia] of firstOrAll([
  ['1970-01-01T00:00:00Z', '1 January 1970, 5:30 am IST'],
  ['1999-12-31T23:59:59Z', '1 January 2000, 5:29 am IST'],
  ['2099-06-30T12:00:00Z', '30 June 2099, 5:30 pm IST'],
] as const)) {
  test(
    `a clock set to ${set.slice(0, 4)}: the lead goes out, with that time in it`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date(set));
      await openLive(page, '/contact');
      await typeLead(page);
      const text = await expectChat(page, () => sendButton(page).click());
      expect(text.split('\n')).toContain(`Received on: ${onClock(set, inIndia)}`);
      await letter(page).getByRole('button', { name: 'Change the message' }).click();
      await expectTyped(page);
      await expectWays(page);
    },
  );
}

test(
  'a tab asleep for an hour: the words stay, and the lead goes out',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    await openLive(page, '/contact');
    await typeLead(page);
    await page.clock.fastForward('01:00:00');
    await expectTyped(page);
    await expectChat(page, async () => {
      await sendButton(page).click();
      await page.clock.runFor(1000);
    });
    await expect(letter(page)).toContainText('Nothing goes to us before you press Send.');
    await expectWays(page);
  },
);

test(
  'a tab asleep for an hour: the hero has moved on by one slide, not by hundreds',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    await openLive(page);
    await page.mouse.move(5, 5); // a resting mouse would hold it
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
    await expectWays(page);
  },
);
