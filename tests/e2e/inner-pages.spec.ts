import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { insuranceDownloads } from '../../src/content/insurance-details.ts';
import { chatAddress } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { expect, openHydrated, test } from '../browser.ts';
import { openChat } from '../chat.ts';

const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';
const numberError = 'Please enter a valid 10-digit number.';
/** Name, email, country (unchanged) and number. */
const person = ['मीरा Joshi', 'meera@example.in', '', '+91 98765 43210'];
const words = 'Two policies, one question.\nPlease call after 4 pm.';
const stamp = String.raw`Received on: \d{1,2} \w+ \d{4}, \d{1,2}:\d{2} (am|pm) IST\nReference: [0-9A-Z]{6}`;
const leadOf = (header: string, rows: string) =>
  new RegExp(
    `^${header}\nName: मीरा Joshi\nEmail: meera@example\\.in\nPhone: \\+91 98765 43210\n${rows}\n${stamp}\n` +
      'Message:\n> Two policies, one question\\.\n> Please call after 4 pm\\.\n' +
      'Please follow up with this customer\\.$',
  );

const letters = [
  {
    id: 'contact',
    send: 'Send message (opens in new tab)',
    typed: [...person, 'Health', words],
    lead: leadOf('New Contact Us enquiry', 'Subject: Health Insurance'),
  },
  {
    id: 'appointment',
    send: 'Request a quote (opens in new tab)',
    typed: [...person, 'Joshi & Daughters', 'Business', words],
    lead: leadOf('New appointment request', 'Company: Joshi & Daughters\nSubject: Business consultant'),
  },
] as const;

/** Types into consecutive fields, with Tab between them. */
async function typeAll(page: Page, id: string, typed: readonly string[]) {
  await page.locator(`#${id}`).focus();
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

for (const { id, send, typed, lead } of letters) {
  const details = { tag: '@nightly' }; // the journeys cover these forms on each change
  const block = (page: Page) => page.locator('.enquiry', { has: page.locator(`#${id}-name`) });

  test(
    `/${id} by keyboard: opens the chat with the lead and shows the panel (FM5)`,
    details,
    async ({ page }) => {
      await openHydrated(page, `/${id}`);
      await typeAll(page, `${id}-name`, typed);
      await expect(page.locator(`#${id}-number`)).toHaveValue('+91 98765 43210');
      await expect(block(page).getByRole('button', { name: send })).toBeFocused();
      // Measured in the page from the submit event to the panel.
      await block(page).evaluate((element) => {
        let sent = 0;
        addEventListener('submit', () => (sent = performance.now()), { capture: true, once: true });
        new MutationObserver(() => {
          if (!element.querySelector('.hand-off')) return;
          document.documentElement.dataset.took ??= String(performance.now() - sent);
        }).observe(element, { childList: true, characterData: true, subtree: true });
      });
      const chat = await openChat(page.context(), () => page.keyboard.press('Enter'));
      const [address = '', query = ''] = chat.address.split('?text=');
      expect(address).toBe(chatAddress(firm.chatNumber));
      expect(decodeURIComponent(query)).toMatch(lead);
      await expect(page.locator('html')).toHaveAttribute('data-took');
      const took = Number(await page.locator('html').getAttribute('data-took'));
      expect(took).toBeGreaterThan(450);
      expect(took).toBeLessThan(2000);
      await expect(block(page).getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeFocused();
      await expect(page.locator(`#${id}-name`)).toBeHidden();
      expect(page.context().pages()).toHaveLength(2);
      await block(page).getByRole('button', { name: 'I have sent it' }).click();
      await expect(block(page).getByText(success)).toBeVisible();
      await block(page).getByRole('button', { name: 'Write another enquiry' }).click();
      for (const field of ['name', 'number', 'message'])
        await expect(page.locator(`#${id}-${field}`)).toHaveValue('');
    },
  );

  test(
    `/${id}: rejects an invalid number and counts missing answers (FM2 FM3)`,
    details,
    async ({ page }) => {
      await openHydrated(page, `/${id}`);
      const button = block(page).getByRole('button', { name: send });
      await expect(button).toHaveAccessibleDescription('5 fields left to fill in');
      await typeAll(page, `${id}-name`, typed.with(3, '12345 67890'));
      await expect(page.locator(`#${id}-number-error`)).toContainText(`Error: ${numberError}`);
      await expect(button).toHaveAccessibleDescription('All fields are filled in');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      const summary = block(page).getByRole('group', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([new RegExp(`^${numberError}`)]);
      await summary.getByRole('link').press('Enter');
      await expect(page.locator(`#${id}-number`)).toBeFocused();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('098765 43210');
      await page.keyboard.press('Tab');
      await expect(summary).toBeHidden();
      expect(page.context().pages()).toHaveLength(1);
    },
  );
}

test('sends a comment nowhere, explains that and keeps it', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/blogDetails');
  const typed = [...person.slice(0, 2), words];
  await typeAll(page, 'comment-name', typed);
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeFocused();
  const requests: string[] = [];
  // The site's own files may still load; their names carry no data.
  const { origin } = new URL(page.url());
  const isFile = (url: string) => /^\/assets\/[\w.-]+$/.test(url.replace(origin, ''));
  page.on('request', (one) => (one.method() === 'GET' && isFile(one.url())) || requests.push(one.url()));
  await page.keyboard.press('Enter');
  const note = page.locator('main').getByText(/^Comments on this article are closed, so yours was not/);
  await expect(note).toBeVisible();
  for (const [i, field] of ['name', 'email', 'comment'].entries())
    await expect(page.locator(`#comment-${field}`)).toHaveValue(typed[i] ?? '');
  expect(requests).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

for (const [label, path] of [
  ['Search this site', '/blogDetails'],
  ['Find a page', '/project-details'],
] as const) {
  test(`“${label}” opens a result by keyboard`, { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, path);
    const field = page.getByRole('search', { name: label }).getByRole('combobox', { name: label });
    await field.focus();
    await page.keyboard.type('mutual funds');
    await expect(page.getByRole('search', { name: label }).getByText(/^\d+ results$/)).toBeAttached();
    // The list is for the complete query.
    await expect(page.getByRole('option', { name: 'All results for “mutual funds”' })).toBeVisible();
    const option = page.getByRole('listbox').getByRole('option', { name: /^Wealth Management/ });
    await page.keyboard.press('ArrowDown');
    const active = () => field.getAttribute('aria-activedescendant');
    await expect.poll(async () => (await active()) === (await option.getAttribute('id'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\/wealth$/);
    await expect(page.locator('h1')).toBeFocused();
  });
}

/** Presses one question repeatedly. @param states indexes of the open items initially and after each press */
async function expectOpen(page: Page, index: number, states: readonly number[][]) {
  const items = page.locator('.accordion-item');
  await expect(items).not.toHaveCount(0);
  for (const [presses, open] of states.entries()) {
    if (presses > 0) await items.nth(index).getByRole('button').press('Enter');
    for (const [i, item] of (await items.all()).entries()) {
      await expect(item.getByRole('button')).toHaveAttribute('aria-expanded', String(open.includes(i)));
      await expect(item.locator('.accordion-answer')).toBeVisible({ visible: open.includes(i) });
    }
  }
}

test('insurance: opens item 1, then one item at a time (AC2)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/insurenceDetails');
  await expectOpen(page, 2, [[0], [2], []]);
});

test(
  'loans: opens items 1 and 2; a press toggles one and closes the others (AC2)',
  { tag: '@nightly' },
  async ({ page }) => {
    await openHydrated(page, '/services/loanForEveryIndian');
    await expectOpen(page, 0, [[0, 1], [], [0]]);
    await expectOpen(page, 3, [[0], [3], []]);
  },
);

/** Links to a text, a form and a section of their page. */
const anchors = [
  '/services/loanForEveryIndian#apply',
  ...(process.env.FULL
    ? [
        '/services/loanForEveryIndian#contact',
        '/services/billDiscounting#services',
        '/services/billDiscounting#enquiry',
        '/services/realState#consultation',
        '/services/fund-raising#about-section',
        '/services/ourEndToEndforeignServices#contact',
        '/partner#contact',
      ]
    : []),
];

test('scrolls to the target of an in-page link and focuses it', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(60_000);
  for (const address of anchors)
    await test.step(address, async () => {
      const [path = '', id = ''] = address.split('#');
      if (new URL(page.url()).pathname !== path) await openHydrated(page, path);
      await page.locator(`main a[href="${address}"]`).first().press('Enter');
      await expect(page).toHaveURL(address);
      const target = page.locator(`#${id}`);
      // A target without an accessible name passes the focus to its heading.
      await expect(target.or(target.locator('h2, h3, h4')).and(page.locator(':focus'))).toHaveCount(1);
      // Its heading is in view and not covered by the header.
      const painted = () =>
        target.evaluate((element) => {
          const box = element.querySelector('h2, h3')?.getBoundingClientRect();
          return box && element.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2));
        });
      await expect.poll(painted).toBe(true);
    });
});

test('carousel: shows 3 slides or 2, with slide numbers (CR1 CR2)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/services/tech-services');
  const slider = page.getByRole('region', { name: 'At hand-over' });
  await slider.getByRole('button', { name: 'Stop slide rotation' }).click();
  await expect(slider.getByRole('button', { name: /^(Previous|Next) slide$/ })).toHaveCount(0);
  await expect(slider.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  const choices = slider.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  for (const [width, count] of [
    [1280, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await choices.first().click();
    await expect(slider.locator('.carousel-slide:not([inert])')).toHaveCount(count);
    const visibleCount = () =>
      slider.locator('h3').evaluateAll((all) => {
        const boxes = all.map((title) => title.getBoundingClientRect());
        return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
      });
    await expect.poll(visibleCount).toBe(count);

    // A hidden slide can be reached without dragging (SC 2.5.7).
    const last = slider.locator('.carousel-slide').last();
    await expect(last).toHaveAttribute('inert');
    await choices.last().click();
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await expect(last).not.toHaveAttribute('inert');
    const inside = () =>
      last.evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect.poll(inside).toBe(true);
  }
});

test('serves complete downloads with their media types', { tag: '@nightly' }, async ({ page, request }) => {
  await page.goto('/insurenceDetails');
  for (const { href, format, size } of insuranceDownloads) {
    await expect(page.getByRole('link', { name: `(${format}, ${size})` })).toHaveAttribute('href', href);
    const response = await request.get(href);
    expect(response.status()).toBe(200);
    const body = await response.body();
    expect(body.length).toBe(statSync(`public${href}`).size);
    expect(body.subarray(0, 4).toString('latin1')).toBe(format === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
    const type =
      format === 'PDF'
        ? 'application/pdf'
        : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(response.headers()['content-type']).toBe(type);
  }
});

for (const [name, manner] of Object.entries({ Team: 'smoothly', Appointment: 'instantly' })) {
  const path = `/${name.toLowerCase()}`;
  test(`${path}: scrolls ${manner} to the top, focuses h1 (RC1)`, { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, '/privacy');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
    if (manner === 'instantly') expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('h1')).toBeFocused();
  });
}
