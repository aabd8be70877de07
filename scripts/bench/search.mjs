/** From a key in the search of the header to the next paint, at a 4x slower processor. */
import { CPU_SLOWDOWN, phone, wait } from './phone.mjs';

/** The results follow the letter in a transition, which the next key interrupts. */
const watchKeys = () => {
  window.keys = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.keys.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
};

/** What is typed: common words, one that is spelt wrong, one that no page has. */
export const typed = ['loan against property', 'insurence', 'credit rating', 'zebra'];

/** ms of each key of the words: from the key to the next paint. Events below 16 ms are told as 16. */
export async function keys(browser, origin, words) {
  const { open, evaluate, before, untilLive, move, press, slowDown, close } = await phone(browser, {
    slow: false,
    cpu: 1,
  });
  await before(watchKeys);
  await open(`${origin}/team`);
  await move();
  await untilLive();
  await evaluate(() => document.querySelector('[data-action=search]').click());
  await wait(1500); // the index has come
  await slowDown(CPU_SLOWDOWN);
  await wait(300);
  const times = [];
  for (const key of words) {
    await evaluate(() => (window.keys.length = 0));
    await press(key);
    await wait(350);
    times.push(await evaluate(() => Math.max(16, ...window.keys)));
  }
  const written = await evaluate(() => document.querySelector('[role=dialog] input').value);
  if (written !== words) throw new Error(`Typed “${words}”, and the field has “${written}”.`);
  await close();
  return times;
}
