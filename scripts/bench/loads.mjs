/** What a load costs: paints, shift, blocking time, bytes; and when the menu works. */
import { CPU_SLOWDOWN, phone, wait } from './phone.mjs';

/** Watches from the first moment; runs in the page. */
function watchLoad() {
  window.measured = { lcp: 0, cls: 0, blocking: 0 };
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (window.measured.lcp = entry.startTime));
  watch('layout-shift', (entry) => (window.measured.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (window.measured.blocking += Math.max(0, entry.duration - 50)));
}

const read = ({ evaluate }) =>
  evaluate(() => ({
    ...window.measured,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

/** One cold load on a slow network and processor, in ms, looked at for `settle` ms after the load event. */
async function coldLoad(browser, url, settle = 2500) {
  const visitor = await phone(browser);
  await visitor.before(watchLoad);
  await visitor.open(url);
  await wait(settle);
  let result = await read(visitor);
  for (let asked = 0; result.lcp === 0 && asked < 20; asked += 1) {
    await wait(250); // a paint can come later than the load
    result = await read(visitor);
  }
  await visitor.close();
  return result;
}

/** `runs` loads of each address in turn, each the first as often as the others. */
export async function coldLoads(browser, urls, runs, settle) {
  const loads = urls.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    const turn = urls.map((_, which) => (which + run) % urls.length);
    for (const which of turn) loads[which].push(await coldLoad(browser, urls[which], settle));
  }
  return loads;
}

/** Presses the button of the menu every 30 ms until that opens it, and notes that press; runs in the page. */
function pressMenu() {
  const press = () => {
    const at = performance.now();
    document.querySelector('[data-opens], header summary')?.click();
    setTimeout(() => {
      if (document.querySelector('dialog[open], header details[open]')) window.pressed = at;
      else press();
    }, 30);
  };
  setTimeout(press);
}

/** ms from the start of a cold load to the first press that opens the menu. */
export async function menuWorks(browser, url) {
  const visitor = await phone(browser);
  await visitor.before(pressMenu);
  await visitor.open(url);
  await wait(500);
  const at = await visitor.evaluate(() => window.pressed ?? NaN);
  await visitor.close();
  return at;
}

/** How many tasks take more than 50 ms at a 4x slower processor while React takes the page over. */
export async function longTasksOfStart(browser, url) {
  const { before, open, slowDown, move, untilLive, evaluate, close } = await phone(browser, {
    slow: false,
    cpu: 1,
  });
  await before(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  });
  await open(url);
  await wait(2000); // the page's code is in the cache, and its bands are styled
  await slowDown(CPU_SLOWDOWN);
  const start = await evaluate(() => performance.now());
  await move();
  await untilLive();
  await wait(2000);
  const count = await evaluate(
    (from) => window.tasks.filter((task) => task.startTime + task.duration > from).length,
    start,
  );
  await close();
  return count;
}

/** How many elements a page has when it has loaded. */
export async function countNodes(browser, url) {
  const { open, evaluate, close } = await phone(browser, { slow: false, cpu: 1 });
  await open(url);
  const count = await evaluate(() => document.querySelectorAll('*').length);
  await close();
  return count;
}

/** The shift of a whole slow scroll to the end, and back. */
export async function scrollShift(browser, url) {
  const visitor = await phone(browser, { slow: false, cpu: 1 });
  await visitor.before(watchLoad);
  await visitor.open(url);
  for (const step of [600, -600]) {
    for (let i = 0; i < 40; i += 1) {
      await visitor.wheel(step);
      await wait(60);
    }
  }
  const { cls } = await read(visitor);
  await visitor.close();
  return cls;
}

/** Body bytes over the wire: up to the load event, and all script of ten seconds with nobody there. */
export async function bytes(browser, url) {
  const { on, open, close } = await phone(browser, { slow: false, cpu: 1 });
  const files = new Map();
  on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, headers: response.encodedDataLength, all: 0 }),
  );
  on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.all = encodedDataLength;
  });
  const sum = (wanted) => {
    const bodies = new Map();
    for (const { url: of, headers, all } of files.values()) {
      if (wanted(of)) bodies.set(of, Math.max(bodies.get(of) ?? 0, all - headers));
    }
    return [...bodies.values()].reduce((total, size) => total + size, 0);
  };
  await open(url);
  await wait(2000); // bands out of view are styled by now, and have asked for their faces and tiles
  const complete = sum((of) => !of.endsWith('.js') || /main-/.test(of));
  await wait(10_000);
  const script = sum((of) => of.endsWith('.js'));
  const html = sum((of) => of === url);
  await close();
  return { complete, html, script };
}
