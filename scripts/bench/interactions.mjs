/** From a tap to the next paint, before and after hydration, and from a link to the next page's heading. */
import { CPU_SLOWDOWN, phone, wait } from './phone.mjs';

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

/** name: page, and the `nth` of what `control` selects. */
export const taps = {
  menu: { path: '/', control: '[data-opens]' },
  tab: { path: '/', control: '[role=tab]', nth: 1 },
  slider: { path: '/', control: '.fade-slider [aria-label^="Next slide"]' },
  accordion: { path: '/services/loanForEveryIndian', control: 'main h3 button[aria-expanded]', nth: 2 },
  calculator: { path: '/services/loanForEveryIndian', control: '#reckon-loan button' },
};

/** Brings a control to the middle of the screen. */
const centre = (control, nth) =>
  document.querySelectorAll(control)[nth].scrollIntoView({ block: 'center', behavior: 'instant' });
const placeOf = (control, nth) => {
  const box = document.querySelectorAll(control)[nth].getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** ms from a tap on what is in view to the next paint, at a 4x slower CPU: the longest of its events. */
async function timeTap({ evaluate, slowDown, tap: touch }, control, nth = 0) {
  const place = await evaluate(placeOf, control, nth);
  await slowDown(CPU_SLOWDOWN);
  await wait(300); // what the change itself stirs up is no part of the tap
  await touch(place);
  await wait(2500);
  return evaluate(() => window.longest);
}

/** `live`: the page has been taken over by React; otherwise the tap is the first sign of intent. */
export async function tap(browser, origin, { path, control, nth = 0 }, live) {
  const visitor = await phone(browser, { slow: false, cpu: 1 });
  const { before, open, evaluate, wheel, untilLive, close } = visitor;
  await before(watchTaps);
  if (!live) await before(hideScrolls);
  await open(origin + path);
  await wait(1000);
  if (live) {
    await wheel(10);
    await untilLive();
    await evaluate(centre, control, nth);
    // Midway between two changes of Home's hero, each of which is a task that a tap would wait behind.
    await wait(7500 - (await evaluate(() => performance.now())));
  } else {
    await evaluate(centre, control, nth);
    // Bands that came near are laid out, and Home's hero has not begun to start React by itself (3500 ms, runtime/boot).
    await wait(1000);
  }
  const longest = await timeTap(visitor, control, nth);
  await close();
  return longest;
}

/** The same for the menu of the page by hand, the browser's own disclosure. */
export async function nativeTap(browser, origin) {
  const visitor = await phone(browser, { slow: false, cpu: 1 });
  await visitor.before(watchTaps);
  await visitor.open(origin);
  await wait(1000);
  const longest = await timeTap(visitor, 'summary');
  await visitor.close();
  return longest;
}

/** ms from the click on a link to the h1 of its page, its code in the cache. */
export async function navigation(browser, origin) {
  const { open, evaluate, wheel, untilLive, slowDown, close } = await phone(browser, { slow: false, cpu: 1 });
  const follow = (address) =>
    new Promise((resolve) => {
      const before = document.querySelector('h1');
      const start = performance.now();
      new MutationObserver((_, observer) => {
        const now = document.querySelector('h1');
        if (!now || now === before) return;
        observer.disconnect();
        resolve(performance.now() - start);
      }).observe(document.querySelector('main'), { childList: true, subtree: true });
      document.querySelector(`footer a[href="${address}"]`).click();
    });
  await open(`${origin}/about`);
  await wheel(10);
  await untilLive();
  for (const address of ['/team', '/about']) {
    await evaluate(follow, address);
    await wait(1500);
  }
  // Now both pages' code is here.
  await slowDown(CPU_SLOWDOWN);
  const ms = await evaluate(follow, '/team');
  await close();
  return ms;
}
