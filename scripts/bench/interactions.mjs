/** From a tap to the next paint, before and after hydration, and from a link to the next page's heading. */
import { phone, CPU_SLOWDOWN } from './site.mjs';

const watchTaps = () => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.interactionId) window.longest = Math.max(window.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};

/** The scroll that brings a control into view is kept from the page: the tap has to be the first sign of intent. */
const hideScrolls = () => addEventListener('scroll', (event) => event.stopImmediatePropagation(), true);

/** name: page and control. */
export const taps = {
  menu: { path: '/', control: '[data-opens="mobile-menu"]' },
  tab: { path: '/', control: '[role=tab] >> nth=1' },
  slider: { path: '/', control: '.fade-slider [aria-label="Next slide"]' },
  accordion: { path: '/services/loanForEveryIndian', control: 'main h3 button[aria-expanded] >> nth=2' },
};

/** How long a finger rests on the glass in a quick tap, in ms. Playwright's own tap lifts it in the same moment. */
const FINGER = 60;

/** ms from a tap on what is in view to the next paint, at a 4x slower CPU: the longest of its events. */
async function timeTap({ page, session, slowDown }, target) {
  const box = await target.boundingBox();
  await slowDown(CPU_SLOWDOWN);
  await page.waitForTimeout(300); // what the change itself stirs up is no part of the tap
  // By place: a tap by element would first look, in the page and on its time, whether something covers it.
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(FINGER);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(2500);
  return page.evaluate(() => window.longest);
}

/** `live`: the page has been taken over by React; otherwise the tap is the first sign of intent. */
export async function tap(browser, origin, { path, control }, live) {
  const visitor = await phone(browser, { slow: false, cpu: 1 });
  const { page, close } = visitor;
  await page.addInitScript(watchTaps);
  if (!live) await page.addInitScript(hideScrolls);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  const target = page.locator(control).first();
  if (live) {
    await page.mouse.wheel(0, 10);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    await target.scrollIntoViewIfNeeded();
    // Midway between two changes of Home's hero, each of which is a task that a tap would wait behind.
    await page.waitForFunction((ms) => performance.now() > ms, 7500);
  } else {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // Bands that came near are laid out, and Home's hero has not begun to start React by itself (3500 ms, main.ts).
    await page.waitForTimeout(1000);
  }
  const longest = await timeTap(visitor, target);
  await close();
  return longest;
}

/** The same for the browser's own disclosure, above the questions of the page without script. */
export async function nativeTap(browser, origin) {
  const visitor = await phone(browser, { slow: false, cpu: 1 });
  const { page, close } = visitor;
  await page.addInitScript(watchTaps);
  await page.goto(origin + taps.accordion.path, { waitUntil: 'load' });
  await page.locator('.accordion').evaluate((accordion) => {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = 'Question';
    details.append(summary, 'Answer');
    accordion.before(details);
    details.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.waitForTimeout(2500);
  const longest = await timeTap(visitor, page.locator('summary'));
  await close();
  return longest;
}

/** ms from the click on a link to the h1 of its page, its code in the cache. */
export async function navigation(browser, origin) {
  const { page, slowDown, close } = await phone(browser, { slow: false, cpu: 1 });
  await page.goto(`${origin}/about`, { waitUntil: 'load' });
  await page.mouse.wheel(0, 10);
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  const footer = page.locator('footer');
  const go = async (name) => {
    await footer.getByRole('link', { name, exact: true }).first().click();
    await page.waitForTimeout(1500);
  };
  await go('Team');
  await go('About Us').catch(() => page.goBack()); // now both are warm
  await slowDown(CPU_SLOWDOWN);
  const ms = await footer
    .getByRole('link', { name: 'Team', exact: true })
    .first()
    .evaluate(
      (link) =>
        new Promise((resolve) => {
          const before = document.querySelector('h1');
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const now = document.querySelector('h1');
            if (!now || now === before) return;
            observer.disconnect();
            resolve(performance.now() - start);
          }).observe(document.querySelector('main'), { childList: true, subtree: true });
          link.click();
        }),
    );
  await close();
  return ms;
}
