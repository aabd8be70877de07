import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { htmlOf } from '../built/documents.ts';
import { expect, openLive, untilLive, test } from '../browser.ts';
import { pressButtons } from '../pages/exercise.ts';
import { typedNumber } from '../sample-phone.ts';

/** What TypeScript does not yet know of Trusted Types. */
interface Factory {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

/** Violations become console errors, which fail a test whichever document they happen in. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`violation of ${effectiveDirective} by ${blockedURI}`),
    ),
  ),
);

test('the policy is enforced: markup, style and script made from text are refused and reported', async ({
  page,
  faults,
}) => {
  await page.goto('/privacy');
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const element = document.createElement('p');
    return {
      nothing: attempt(() => (element.innerHTML = '')),
      markup: attempt(() => (element.innerHTML = '<b>text</b>')),
      script: attempt(() => (document.createElement('script').text = 'document.title = "run"')),
      policy: attempt(() => (window as unknown as Factory).trustedTypes.createPolicy('ours', {})),
      style: attempt(() => element.setAttribute('style', 'color: red')) + element.style.color,
      text: attempt(() => (element.textContent = '<b>text</b>')),
      sheet:
        attempt(() =>
          document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
        ) +
        String(document.head.querySelector<HTMLStyleElement>('style:last-of-type')?.sheet?.cssRules.length),
    };
  });
  const refused = 'TypeError';
  expect(outcome).toEqual({
    nothing: refused,
    markup: refused,
    script: refused,
    policy: refused,
    style: 'done',
    text: 'done',
    sheet: 'doneundefined',
  });
  for (const directive of ['require-trusted-types-for', 'trusted-types', 'style-src-attr', 'style-src-elem'])
    await expect.poll(() => faults.join('\n')).toContain(`violation of ${directive} by`);
  faults.length = 0; // they were meant
});

/** Follows a link within the document; from Home if this page has none, to a place on the page if there is no other. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`);
  if (path !== '/' && (await link.count()) === 0) await follow(page, '/');
  const toPage = (await link.count()) > 0;
  const chosen = toPage ? link : page.locator(`a[href^="${path}#"]`);
  await chosen.first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator(toPage ? 'h1' : 'main :focus')).toBeFocused();
  // Accordions follow the rest of the page, when their code is here.
  const accordions = htmlOf(path)?.match(/class="accordion-item/g)?.length ?? 0;
  await expect(page.locator('.accordion-item')).toHaveCount(accordions);
  await untilLive(page);
}

/** Pages with every kind of button; the page checks press those of each page after loading its address. */
const navigated = process.env.FULL
  ? routes.map(({ path }) => path).filter((path) => path !== '/search') // no link leads there
  : [
      '/',
      '/contact',
      '/blogDetails',
      '/services/loanForEveryIndian',
      '/appointment',
      '/services/credit-rating',
    ];

test(
  'every button of pages that are reached by client navigation acts without a violation',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const pressed = new Set<string>();
    await openLive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const path of navigated) {
      if (path !== '/') await follow(page, path);
      const names = await page.evaluate(pressButtons, path === '/' ? 'body' : 'main');
      for (const name of names) pressed.add(name);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    for (const name of [
      /^Services$/, // menu of the bar
      /^Switch to dark theme/,
      /^Open menu$/, // dialog
      /^Next slide/,
      /^Stop slide rotation/,
      /^Funding Solutions$/, // tab
      /^Pause animations$/,
      /^Show all\s+answers$/,
      /^Does the rating last\?$/, // accordion
    ])
      expect([...pressed]).toContainEqual(expect.stringMatching(name));
  },
);

test(
  'film, call, search and forms act without a violation, also when the chat is blocked',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openLive(page);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const quick = page.getByRole('complementary', { name: 'Quick contact' });
    const film = page.getByRole('link', { name: /^Play video/ }).first();
    for (const link of [film, quick.getByRole('link', { name: /^Call/ })]) {
      await link.click();
      await expect(dialog.getByRole('button').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }

    await page.evaluate(() => (window.open = () => null));
    const form = page.getByRole('tabpanel', { name: 'Business Loan' });
    const send = form.getByRole('button', { name: /Send enquiry/ });
    await send.click();
    await expect(form.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    await form.getByLabel('Full name').fill('Meera Joshi');
    await form.getByLabel('Email').fill('meera@example.in');
    await form.getByLabel('Loan type').selectOption({ index: 1 });
    await send.click();
    await expect(form.getByRole('alert')).toContainText('Your browser did not let WhatsApp open.');

    await follow(page, '/contact');
    const letter = page.locator('.enquiry', { has: page.locator('#contact-name') });
    await page.evaluate(() => (window.open = () => window));
    await page.locator('#contact-name').fill('Meera Joshi');
    await page.locator('#contact-email').fill('meera@example.in');
    await page.locator('#contact-number').fill(typedNumber);
    await page.locator('#contact-subject').selectOption({ index: 1 });
    await page.locator('#contact-message').fill('Please call.');
    await letter.getByRole('button', { name: /Send message/ }).click();
    await letter.getByRole('button', { name: 'I have sent it' }).click();
    await expect(letter.getByText('Thank you!')).toBeVisible();

    await follow(page, '/blogDetails');
    await page.getByRole('combobox', { name: 'Search this site' }).fill('wealth');
    await page.getByRole('option', { name: /^Wealth Management/ }).click();
    await expect(page).toHaveURL('/services/wealth');
  },
);
