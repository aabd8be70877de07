import type { Route } from '@playwright/test';
import { firstOrAll, holdResponse, hydrate, nightly } from '../../browser.ts';
import { expect, loadErrors, test, typed } from './contact-page.ts';
import type { ContactPage } from './contact-page.ts';

/*
 * In each test, one file of the first load fails or is late. The lead must then reach the chat, or the page must show
 * other ways to contact the firm. Typed text must survive a reload.
 */

test.use({
  expectedErrors: new RegExp(
    `${loadErrors.source}|^Executing inline script violates|^Loading the script 'blob:`,
  ),
});

/** The files, each with its role and whether the lead needs it. */
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
  'is never received': () => {},
};
type Failure = keyof typeof responses;

/** Opens the page and fills in its form, while a file of the page is missing. */
async function openAndFill(contact: ContactPage) {
  await contact.page.goto('/contact', { waitUntil: 'commit' }); // `load` would wait for the file
  await contact.fill();
}

/** Presses Enter in the form, because its button is hidden if scripts do not run. */
const pressEnter = (contact: ContactPage) => contact.field('name').press('Enter');

async function expectHelp(contact: ContactPage) {
  await expect(contact.help.getByRole('link')).toHaveCount(3);
  await expect(contact.help).toBeVisible();
  await contact.expectLinks();
}

for (const [name, file, isNeeded] of files)
  for (const failure of Object.keys(responses) as Failure[]) {
    const outcome = isNeeded ? 'the page shows contact links' : 'the lead is sent';
    const tags = name === 'the boot script' && failure === 'is blocked' ? {} : nightly;
    test(`if ${name} ${failure}, ${outcome}`, tags, async ({ page, contact }) => {
      await page.route(file, responses[failure]);
      await openAndFill(contact);
      await page.reload({ waitUntil: 'commit' });
      await contact.expectKept();
      if (!isNeeded) return void (await contact.expectChat(() => pressEnter(contact)));
      await pressEnter(contact);
      await expectHelp(contact);
      await contact.expectKept();
    });
  }

for (const [name, file, isNeeded] of firstOrAll(files))
  test(`${name} is late: the page sends the lead when the file arrives`, async ({ page, contact }) => {
    const release = await holdResponse(page, file);
    await openAndFill(contact);
    const press = async () => {
      await pressEnter(contact);
      if (isNeeded) {
        await expect(page.getByText('Loading…').last()).toBeVisible();
        await expectHelp(contact);
      }
      release();
    };
    await contact.expectChat(press);
    await expect(contact.sentHeading).toBeVisible();
    await expect(contact.help).toBeHidden();
  });

test('an older content security policy does not block the lead', async ({ page, contact }) => {
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
  await contact.fill();
  // The same script is loaded as a file. It comes late, and saves only later inputs. React then saves all fields.
  await expect
    .poll(() => page.evaluate(() => sessionStorage['enquiry-draft:contact']))
    .toContain(`"name":"${typed.name}"`);
  await page.reload();
  await hydrate(page);
  await contact.expectKept();
  await contact.expectChat(() => pressEnter(contact));
});
