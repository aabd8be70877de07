import type { BrowserContext, Page } from '@playwright/test';
import { looks, settle, showToAxe } from '../a11y/looks.ts';
import { judgeByAxe } from '../a11y/engines/judge.ts';
import type { AxeOptions } from '../a11y/engines/axe.ts';
import { expect } from '../browser.ts';
import { nameOf } from './combinations.ts';
import type { Combination } from './combinations.ts';

/** Brings the page into a size and a look, and waits until it stands still. */
export async function show(page: Page, { size, look }: Omit<Combination, 'script'>) {
  await page.emulateMedia(looks[look]);
  await page.setViewportSize(size);
  await settle(page);
}

/** Nothing scrolls sideways (PR1). */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(wide, `${state}: scrolls sideways (PR1)`).toBeLessThanOrEqual(width ?? 0);
}

/**
 * Shows the page in one way and lets axe judge it. Under forced colours the system sets text and ground together,
 * while axe still reads the author's ground: contrast is not asked there.
 */
export async function judgeIn(page: Page, path: string, way: Combination, options: AxeOptions = {}) {
  await show(page, way);
  const state = `${path} ${nameOf(way)}`;
  await expectNoSidewaysScroll(page, state);
  await showToAxe(page);
  const skip = way.look === 'forced colours' ? ['color-contrast'] : [];
  const findings = await judgeByAxe(page, state, { skip, ...options });
  await showToAxe(page, false);
  return findings;
}

/** A tab of this window in which no script runs: its files are kept already. */
export async function withoutScript(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  return page;
}

/** Removes the scripts from the documents that the page loads next; axe still runs, unlike with JavaScript disabled. */
export async function takeScriptAway(page: Page) {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script[^]*?<\/script>/g, '');
      await route.fulfill({ response, body });
    },
  );
}

/**
 * Takes out the links of menus and footer, which are the same on every page (tests/built/pages.test.ts): they are met
 * on Home. The bar stays, under which nothing focused may lie.
 */
export const leaveOutChrome = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll(':is(#mobile-menu, .menu-panel) ul')) list.remove();
    document.querySelector('body footer:not(main *)')?.replaceChildren();
  });

/** A bar that is painted while it is still being parsed moves by 0.03; a band whose height was guessed, by 0.1. */
export const MOST_SHIFT = 0.09;

/** What has moved by itself while the page loaded: the browser's own sum. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The buffered entries are handed over in a task of their own.
        requestAnimationFrame(() =>
          setTimeout(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

/** How many bands are put off: the browser has not styled what is in them (src/styles/base.css). */
export const putOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, footer')].filter(
        (band) => ![...band.children].some((child) => child.checkVisibility({ contentVisibilityAuto: true })),
      ).length,
  );

/** Every text and form that the browser tells assistive technology of. */
export async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ['StaticText', 'form'].includes(String(role?.value)))
    .map(({ name, role }) => `${role?.value}: ${name?.value}`);
}
