/**
 * Measures the delay of clicks on an old phone with a poor connection: 50 kB/s, 400 ms, and a processor that is six
 * times slower. Clicks each control as soon as it is visible, before React is loaded. Prints the medians of two times
 * in ms: from the click to the effect, and from the last byte before the effect to the effect. Marks a click as late if
 * both times exceed 3 s. Stop other programs before you run this script.
 * Usage: npm run build && node scripts/slow-connection.mjs [runs]
 */
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { sandboxArgs, getShellPath } from './chromium.mjs';

const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 6;
const LIMIT_MS = 3000;
const runs = Number(process.argv[2] ?? 3);

const MENU = ['menu', 'button[command=show-modal]', 'dialog[open]'];
const SUBMIT = ['submit', 'main form[method=dialog] [type=submit]', '[aria-invalid=true]'];
const SERVICE = '/services/loanForEveryIndian';
/**
 * The clicks to measure: the page, a name, the selector of the control, and the selector of the effect. Only after the
 * effect, an element matches the last selector.
 */
const clicks = [
  ['/', ...MENU],
  ['/', 'tab', '[role=tab][aria-selected=false]', '[data-pressed][aria-selected=true]'],
  [SERVICE, ...MENU],
  [
    SERVICE,
    'accordion',
    ':is(h2, h3, h4) > button[aria-expanded=false]',
    '[data-pressed][aria-expanded=true]',
  ],
  [SERVICE, ...SUBMIT],
  ['/contact', ...MENU],
  ['/contact', ...SUBMIT],
];

/**
 * Clicks a control. This function runs in the page. Resolves to the times in ms from the click to the effect, and from
 * the last received byte to the effect. If no byte arrived after the click, both times are equal.
 */
function clickControl([control, effect]) {
  const element = document.querySelector(control);
  element.dataset.pressed = '';
  const start = performance.now();
  element.click();
  return new Promise((resolve) => {
    const check = () => {
      if (!document.querySelector(effect)) return requestAnimationFrame(check);
      const end = performance.now();
      const bytes = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
      resolve([end - start, end - Math.max(start, ...bytes.filter((time) => time <= end))].map(Math.round));
    };
    check();
  });
}

const findMedian = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const site = await preview({ logLevel: 'silent', preview: { port: 4195, strictPort: false } });
const browser = await chromium.launch({ executablePath: getShellPath(), args: sandboxArgs });
try {
  for (const [path, name, control, effect] of clicks) {
    const times = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        baseURL: site.resolvedUrls.local[0],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.locator(control).first().waitFor({ timeout: 60_000 });
      times.push(await page.evaluate(clickControl, [control, effect]));
      await context.close();
    }
    const fromClick = findMedian(times.map(([sinceClick]) => sinceClick));
    const fromBytes = findMedian(times.map(([, sinceLastByte]) => sinceLastByte));
    const isLate = fromClick > LIMIT_MS && fromBytes > LIMIT_MS;
    console.log(
      `${path} ${name}: ${fromClick} from the click, ${fromBytes} from the last byte${isLate ? ', late' : ''}`,
    );
  }
} finally {
  await browser.close();
  await site.close();
}
