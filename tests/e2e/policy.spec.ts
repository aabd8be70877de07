import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { htmlOf } from '../built/documents.ts';
import { expect, openHydrated, test, waitForHydration } from '../browser.ts';
import { pressButtons } from '../pages/exercise.ts';
import { contactForm, fillContactForm, sendButton } from './failures/contact-page.ts';

/** Trusted Types, which TypeScript does not declare yet. */
interface TrustedTypesWindow {
  trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

/** Reports violations as console errors, which fail the test in any document. */
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`violation of ${effectiveDirective} by ${blockedURI}`),
    ),
  ),
);

test(
  'blocks and reports markup, styles and scripts made from text',
  { tag: '@nightly' },
  async ({ page, consoleErrors }) => {
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
        emptyMarkup: attempt(() => (element.innerHTML = '')),
        markup: attempt(() => (element.innerHTML = '<b>text</b>')),
        script: attempt(() => (document.createElement('script').text = 'document.title = "run"')),
        policy: attempt(() =>
          (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('ours', {}),
        ),
        style: attempt(() => element.setAttribute('style', 'color: red')) + element.style.color,
        text: attempt(() => (element.textContent = '<b>text</b>')),
        sheet:
          attempt(() =>
            document.head.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
          ) +
          String(document.head.querySelector<HTMLStyleElement>('style:last-of-type')?.sheet?.cssRules.length),
      };
    });
    expect(outcome).toEqual({
      emptyMarkup: 'TypeError',
      markup: 'TypeError',
      script: 'TypeError',
      policy: 'TypeError',
      style: 'done',
      text: 'done',
      sheet: 'doneundefined',
    });
    for (const directive of [
      'require-trusted-types-for',
      'trusted-types',
      'style-src-attr',
      'style-src-elem',
    ])
      await expect.poll(() => consoleErrors.join('\n')).toContain(`violation of ${directive} by`);
    consoleErrors.length = 0; // expected
  },
);

/** Navigates on the client: by a link of this page or of Home, or else by a link to an anchor of the page. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`);
  if (path !== '/' && (await link.count()) === 0) await follow(page, '/');
  const toPage = (await link.count()) > 0;
  const chosen = toPage ? link : page.locator(`a[href^="${path}#"]`);
  await chosen.first().dispatchEvent('click');
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator(toPage ? 'h1' : 'main :focus')).toBeFocused();
  // Accordions render when their code has loaded.
  const accordions = htmlOf(path)?.match(/class="accordion-item/g)?.length ?? 0;
  await expect(page.locator('.accordion-item')).toHaveCount(accordions);
  await waitForHydration(page);
}

/** Pages with every kind of button; tests/pages presses the buttons of each page after a full load. */
const navigated = process.env.FULL
  ? routes.map(({ path }) => path).filter((path) => path !== '/search') // has no link
  : [
      '/',
      '/contact',
      '/blogDetails',
      '/services/loanForEveryIndian',
      '/appointment',
      '/services/credit-rating',
    ];

test('buttons cause no violation after client navigation', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(240_000);
  const pressed = new Set<string>();
  await openHydrated(page);
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
    /^Pause animations/, // both names are in the HTML
    /^Show all\s+answers$/,
    /^Does the rating last\?$/, // accordion
  ])
    expect([...pressed]).toContainEqual(expect.stringMatching(name));
});

test('video, call, search and forms work without a violation', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page);
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
  await expect(form.getByRole('alert')).toContainText('Your browser blocked WhatsApp.');

  await follow(page, '/contact');
  await page.evaluate(() => (window.open = () => window));
  await fillContactForm(page);
  await sendButton(page).click();
  await contactForm(page).getByRole('button', { name: 'I have sent it' }).click();
  await expect(contactForm(page).getByText('Thank you!')).toBeVisible();

  await follow(page, '/blogDetails');
  await page.getByRole('combobox', { name: 'Search this site' }).fill('wealth');
  await page.getByRole('option', { name: /^Wealth Management/ }).click();
  await expect(page).toHaveURL('/services/wealth');
});
