import { firm } from '../../../src/site/firm.ts';
import { moveMouse, nightly } from '../../browser.ts';
import { expect, loadErrors, test } from './contact-page.ts';

test.use({ expectedErrors: loadErrors });

test('a submit after a failed client script sends one lead', nightly, async ({ page, context, contact }) => {
  const client = await contact.failRequests('**/assets/client-*.js');
  await page.goto('/contact');
  await moveMouse(page);
  await expect.poll(() => client.count).toBeGreaterThan(0);
  await contact.fill();
  client.isFailing = false;
  await contact.expectChat(() => contact.send());
  await contact.waitForFrames();
  expect(context.pages()).toHaveLength(1);
});

test('a queued link is followed if the client script hangs', nightly, async ({ page, contact }) => {
  test.skip('youtube' in firm.video, 'the link leads to YouTube, which tests must not request');
  await page.route('**/media/*.mp4', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  await contact.failRequests('**/assets/client-*.js', 'no response');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play video' }).first().click();
  await expect(page).toHaveURL(/\/media\/.*\.mp4$/);
});
