import { moveMouse, openHydrated, nightly } from '../../browser.ts';
import { expect, loadErrors, test } from './contact-page.ts';

test.use({ expectedErrors: loadErrors });

const gone = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };

test('after a deployment, the next page loads once as a document (RC1)', async ({ page, contact }) => {
  await openHydrated(page, '/contact');
  await contact.fill();
  const documents = contact.countDocuments();
  // The files of the old document no longer exist. The new document requests its own files.
  await page.route('**/assets/*.js', (route) => (documents() === 0 ? route.fulfill(gone) : route.continue()));
  await contact.goTo('/about', 'About Us');
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveTitle(/^About Us - /);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await moveMouse(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await contact.followLink('/contact');
  await contact.expectKept();
  await contact.expectLinks();
  expect(documents()).toBe(1);
});

test('the page reloads only once if the deployment is broken', nightly, async ({ page, contact }) => {
  await openHydrated(page, '/contact');
  await contact.fill();
  const documents = contact.countDocuments();
  await page.route('**/assets/*.js', (route) => route.fulfill(gone));
  await contact.goTo('/about', 'About Us');
  for (let times = 0; times < 4; times += 1) {
    await moveMouse(page);
    await contact.waitForFrames();
  }
  expect(documents()).toBe(1);
  await contact.expectLinks();
  await contact.followLink('/contact'); // this link loads a document
  await expect(page).toHaveURL('/contact');
  await expect(contact.field('name')).toBeVisible();
  await expect.poll(documents).toBe(2);
});

test('a page whose module hangs loads once as a document', nightly, async ({ page, contact }) => {
  const module = await contact.failRequests('**/assets/privacy-*.js', 'no response');
  await openHydrated(page, '/contact');
  await contact.fill();
  const documents = contact.countDocuments();
  await contact.followLink('/privacy');
  await expect(page.getByText('Loading…').last()).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await expect.poll(documents).toBe(1);
  await contact.expectLinks();
  module.isFailing = false;
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await contact.expectKept();
});

for (const [what, file] of [
  ['a lazy part', 'accordion-*.js'],
  ['the style sheet', 'index-*.css'],
] as const)
  test(`if ${what} fails, the next page is loaded once as a document`, nightly, async ({ page, contact }) => {
    const requests = await contact.failRequests(`**/assets/${file}`);
    await openHydrated(page);
    const documents = contact.countDocuments();
    await contact.followLink('/insurenceDetails');
    await expect(page.locator('main [data-answer]')).not.toHaveCount(0);
    await expect.poll(documents).toBe(1);
    expect(requests.count).toBeGreaterThan(0);
    await contact.expectLinks();
  });
