/**
 * A phone to load pages with, spoken to over a bare debugging session. Playwright's own pages have the browser's
 * script inspector on, which then reads a script once more for each stack it might have to show: 80 ms of the start
 * of React at a 4x slower processor, that no visitor has.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
export const CPU_SLOWDOWN = 4;

/** How long a finger rests on the glass in a quick tap, in ms. */
const FINGER = 60;

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Commands to one page and its events, through the browser's own session. */
async function attach(browser) {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map();
  const listeners = new Map();
  let last = 0;
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, method, params, result, error } = JSON.parse(message);
    if (id === undefined) listeners.get(method)?.(params);
    else if (error) answers.get(id)?.reject(new Error(error.message));
    else answers.get(id)?.resolve(result);
    answers.delete(id);
  });
  return {
    on: (method, listener) => listeners.set(method, listener),
    send(method, params = {}) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        answers.set(id, { resolve, reject });
        const message = JSON.stringify({ id, method, params });
        root.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
      });
    },
    async close() {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
}

/** A fresh phone each time: nothing cached. `slow` is 150 ms, 1.6 Mbit/s. */
export async function phone(browser, { slow = true, cpu = CPU_SLOWDOWN } = {}) {
  const { send, on, close } = await attach(browser);
  await send('Page.enable');
  await send('Network.enable');
  await send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await send('Emulation.setDeviceMetricsOverride', SCREEN);
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  if (slow) await send('Network.emulateNetworkConditions', SLOW_4G);
  const slowDown = (rate) => send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(cpu);

  /** What `task` returns, or promises, in the page. */
  async function evaluate(task, ...given) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression: `(${task})(${given.map((value) => JSON.stringify(value)).join()})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  return {
    on,
    slowDown,
    close,
    evaluate,
    /** Runs `script` in the page before any of its own. */
    before: (script) => send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script})()` }),
    /** Resolves at the page's load event. */
    async open(url) {
      const loaded = new Promise((resolve) => on('Page.loadEventFired', resolve));
      await send('Page.navigate', { url });
      await loaded;
    },
    /** Resolves when React has taken the page over: asks four times a second. */
    async untilLive() {
      for (let asked = 0; !(await evaluate(() => 'live' in document.documentElement.dataset)); asked += 1) {
        if (asked > 80) throw new Error('The page did not come to life within 20 s.');
        await wait(250);
      }
    },
    wheel: (deltaY) =>
      send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 195, y: 400, deltaX: 0, deltaY }),
    /** A mouse crosses the page: a sign of somebody there which sets nothing off. */
    move: () => send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 4, y: 400 }),
    /** A key that writes a letter. */
    async press(key) {
      await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
      await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    },
    async tap({ x, y }) {
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await wait(FINGER);
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
  };
}
