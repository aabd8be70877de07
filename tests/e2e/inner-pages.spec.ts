import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { insuranceDownloads } from '../../src/content/insurance-details.ts';
import { chatAddress } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { expect, openLive, test } from '../browser.ts';
import { chatOf } from '../chat.ts';

const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';
const wrongNumber = 'Please enter a valid 10-digit number.';
/** Country, then number: the country stays as it is. */
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

/** Types into one field after the other, by Tab from the one with this id. */
async function typeAll(page: Page, id: string, typed: readonly string[]) {
  await page.locator(`#${id}`).focus();
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

for (const { id, send, typed, lead } of letters) {
  const details = { tag: '@nightly' }; // each change runs the journeys to Contact and Appointment instead
  const block = (page: Page) => page.locator('.enquiry', { has: page.locator(`#${id}-name`) });

  test(
    `/${id} by keyboard: opens the chat with the lead, and the panel takes its place (FM5)`,
    details,
    async ({ page }) => {
      await openLive(page, `/${id}`);
      await typeAll(page, `${id}-name`, typed);
      await expect(page.locator(`#${id}-number`)).toHaveValue('+91 98765 43210');
      await expect(block(page).getByRole('button', { name: send })).toBeFocused();
      // Measured in the page, from the submit to the panel.
      await block(page).evaluate((element) => {
        let sent = 0;
        addEventListener('submit', () => (sent = performance.now()), { capture: true, once: true });
        new MutationObserver(() => {
          if (!element.querySelector('.hand-off')) return;
          document.documentElement.dataset.took ??= String(performance.now() - sent);
        }).observe(element, { childList: true, characterData: true, subtree: true });
      });
      const chat = await chatOf(page.context(), () => page.keyboard.press('Enter'));
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
    `/${id} refuses a wrong number; its button says what is missing (FM2 FM3)`,
    details,
    async ({ page }) => {
      await openLive(page, `/${id}`);
      const button = block(page).getByRole('button', { name: send });
      await expect(button).toHaveAccessibleDescription('5 answers still to give');
      await typeAll(page, `${id}-name`, typed.with(3, '12345 67890'));
      await expect(page.locator(`#${id}-number-error`)).toContainText(`Error: ${wrongNumber}`);
      await expect(button).toHaveAccessibleDescription('All answers given');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      const summary = block(page).getByRole('group', { name: 'There is a problem' });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText([new RegExp(`^${wrongNumber}`)]);
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

test('a valid comment is sent nowhere; the page says so and keeps it', async ({ page }) => {
  await openLive(page, '/blogDetails');
  const typed = [...person.slice(0, 2), words];
  await typeAll(page, 'comment-name', typed);
  await expect(page.getByRole('button', { name: 'Post comment' })).toBeFocused();
  const asked: string[] = [];
  // A file of the site's own may still come; its bare name carries no word.
  const { origin } = new URL(page.url());
  const isFile = (url: string) => /^\/assets\/[\w.-]+$/.test(url.replace(origin, ''));
  page.on('request', (one) => (one.method() === 'GET' && isFile(one.url())) || asked.push(one.url()));
  await page.keyboard.press('Enter');
  const note = page
    .locator('main')
    .getByText(/^Comments on this sample article are closed, so yours was not/);
  await expect(note).toBeVisible();
  for (const [i, field] of ['name', 'email', 'comment'].entries())
    await expect(page.locator(`#comment-${field}`)).toHaveValue(typed[i] ?? '');
  expect(asked).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
});

for (const [label, path] of [
  ['Search this site', '/blogDetails'],
  ['Find a page', '/project-details'],
] as const) {
  test(`"${label}" finds a page, which is opened by keyboard`, { tag: '@nightly' }, async ({ page }) => {
    await openLive(page, path);
    const field = page.getByRole('search', { name: label }).getByRole('combobox', { name: label });
    await field.focus();
    await page.keyboard.type('mutual funds');
    await expect(page.getByRole('search', { name: label }).getByText(/^\d+ results$/)).toBeAttached();
    // Not the list of a word that was half typed.
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

/** Presses one question again and again; `states` tells which are open at first and after each press. */
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

test(
  'AC2 insurance details: item 1 is open at first, and one at a time',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/insurenceDetails');
    await expectOpen(page, 2, [[0], [2], []]);
  },
);

test('AC2 loans: items 1 and 2 are open; pressing one flips it and closes all others', async ({ page }) => {
  await openLive(page, '/services/loanForEveryIndian');
  await expectOpen(page, 0, [[0, 1], [], [0]]);
  await expectOpen(page, 3, [[0], [3], []]);
});

/** Anchors within a text, a form and a section. */
const places = [
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

test(
  'a link to a place on its page brings the place into view and moves the focus there',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(60_000);
    for (const address of places)
      await test.step(address, async () => {
        const [path = '', id = ''] = address.split('#');
        if (new URL(page.url()).pathname !== path) await openLive(page, path);
        await page.locator(`main a[href="${address}"]`).first().press('Enter');
        await expect(page).toHaveURL(address);
        const target = page.locator(`#${id}`);
        // A place without a name of its own gives the focus to its heading.
        await expect(target.or(target.locator('h2, h3, h4')).and(page.locator(':focus'))).toHaveCount(1);
        // Its own first words are what is painted at their place: not behind the header, nor below the fold.
        const painted = () =>
          target.evaluate((element) => {
            const box = element.querySelector('h2, h3')?.getBoundingClientRect();
            return box && element.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2));
          });
        await expect.poll(painted).toBe(true);
      });
  },
);

test(
  'CR1 CR2 the service slider shows 3 at 1280 px and 2 at 800, with a number for each slide and no arrows',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/services/tech-services');
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
      const whole = () =>
        slider.locator('h3').evaluateAll((all) => {
          const boxes = all.map((title) => title.getBoundingClientRect());
          return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
        });
      await expect.poll(whole).toBe(count);

      // A hidden slide is reached without dragging (SC 2.5.7).
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
  },
);

test('the downloads are there, whole and of their kind', { tag: '@nightly' }, async ({ page, request }) => {
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

for (const [name, manner] of Object.entries({ Team: 'smoothly', Appointment: 'at once' })) {
  const path = `/${name.toLowerCase()}`;
  test(
    `RC1 ${path} opens at its top ${manner}, with its h1 focused`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openLive(page, '/privacy');
      const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
      await link.focus();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await link.press('Enter');
      await expect(page).toHaveURL(path);
      await expect(page.locator('h1')).toBeFocused();
      if (manner === 'at once') expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('h1')).toBeFocused();
    },
  );
}
