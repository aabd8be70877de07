import type { Page, Route } from '@playwright/test';
import { expect, firstOrAll, test } from '../../browser.ts';
import {
  contactForm,
  expectChat,
  expectContactLinks,
  expectFormKept,
  fillContactForm,
  networkError,
  noScriptHelp,
  sentHeading,
} from './contact-page.ts';

/*
 * Each file of the first load, failing in each way: the lead reaches the chat, or the page shows other ways to reach the
 * firm, and what was typed survives a reload.
 */

test.use({
  expectedErrors: new RegExp(
    `${networkError.source}|^No start: |^Executing inline script violates|^Loading the script 'blob:`,
  ),
});

/** The files by their role, and whether a lead needs the file. */
const files = [
  ['the boot script', /\/assets\/main-[^?]*\.js/, true],
  ['the client entry', /\/assets\/client-[^?]*\.js/, true],
  ['a form chunk', /\/assets\/enquiry-form-[^?]*\.js/, true],
  ['React', /\/assets\/react-[^?]*\.js/, true],
  ['the page chunk', /\/assets\/contact-[^?]*\.js/, true],
  ['the schema of the form', /\/assets\/schema-[^?]*\.js/, false],
  ['a style sheet', /\/assets\/[^?]*\.css/, false],
  ['a font', /\/assets\/[^?]*\.woff2/, false],
] as const;

const responses = {
  'is blocked': (route: Route) => route.abort('blockedbyclient'),
  'cannot be served': (route: Route) => route.fulfill({ status: 503, body: 'Busy' }),
  'is gone after a deployment': (route: Route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'does not answer': () => {},
};
type Failure = keyof typeof responses;

/** Fails the file, opens the page and fills in its form. */
async function fillWhileFailing(page: Page, file: RegExp, respond: (route: Route) => unknown) {
  await page.route(file, respond);
  await page.goto('/contact', { waitUntil: 'commit' }); // `load` waits for the file
  await fillContactForm(page);
}

/** Presses Enter in the form, because its button is hidden where scripts do not run. */
const pressEnter = (page: Page) => page.locator('#contact-name').press('Enter');

async function expectHelp(page: Page) {
  await expect(noScriptHelp(page).getByRole('link')).toHaveCount(3);
  await expect(noScriptHelp(page)).toBeVisible();
  await expectContactLinks(page);
}

for (const [name, file, isNeeded] of files)
  for (const failure of Object.keys(responses) as Failure[]) {
    const isDaily = name === 'the boot script' && failure === 'is blocked';
    test(
      `${name} ${failure}: ${isNeeded ? 'shows other ways to reach the firm' : 'sends the lead'}`,
      isDaily ? {} : { tag: '@nightly' },
      async ({ page }) => {
        await fillWhileFailing(page, file, responses[failure]);
        await page.reload({ waitUntil: 'commit' });
        await expectFormKept(page);
        if (!isNeeded) return void (await expectChat(page, () => pressEnter(page)));
        await pressEnter(page);
        await expectHelp(page);
        await expectFormKept(page);
      },
    );
  }

for (const [name, file, isNeeded] of firstOrAll(files))
  test(`${name} is late: sends the lead when it arrives`, async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await fillWhileFailing(page, file, async (route) => {
      await arrival;
      await route.continue();
    });
    const press = async () => {
      await pressEnter(page);
      if (isNeeded) {
        await expect(page.getByText('Loading…').last()).toBeVisible();
        await expectHelp(page);
      }
      arrive();
    };
    await expectChat(page, press);
    await expect(sentHeading(page)).toBeVisible();
    await expect(noScriptHelp(page)).toBeHidden();
  });

test('the policy of an older version blocks the inline scripts: sends the lead', async ({ page }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const older = policy.replace(/(?<=script-src 'self' )'sha256-[^']+'/, `'sha256-${'A'.repeat(43)}='`);
    expect(older).not.toBe(policy);
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': older },
    });
  });
  await page.goto('/contact');
  await fillContactForm(page);
  await page.reload();
  await expectFormKept(page);
  await expectChat(page, () => pressEnter(page));
});

test(
  'a page of an older version shows its help where all its files are gone',
  { tag: '@nightly' },
  async ({ page }) => {
    await fillWhileFailing(page, /\/assets\//, responses['is gone after a deployment']);
    await pressEnter(page);
    await expectHelp(page);
    await expect(contactForm(page).getByRole('button', { name: /^Send message/ })).toBeHidden();
  },
);
