import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { nightly } from '../../browser.ts';
import { checks } from '../checks/all.ts';
import { installHelpers } from '../checks/check.ts';
import type { Violation } from '../checks/check.ts';
import { checkRing } from '../checks/ring.ts';
import { walk } from '../checks/walk.ts';
import { alfa } from '../engines/alfa.ts';
import { axe } from '../engines/axe.ts';
import { ibm } from '../engines/ibm.ts';
import { violations } from './violations.ts';

const ids = Object.keys(violations);
/** Returns the selector of the element with the violation and, unless it is the root element, of its descendants. */
const selectorOf = (id: string) => `[data-violation="${id}"], [data-violation="${id}"]:not(html) *`;
const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Opens a page with seeded violations. The page does not have the content security policy of the site. */
async function openCanary(page: Page, name: string): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/canary')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: file(name) });
    if (pathname === '/canary.css')
      return route.fulfill({ contentType: 'text/css', body: file('canary.css') });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/canary');
}

/** Returns the rules that find each violation of the page: 'image-without-alt: axe image-alt'. */
async function findAll(page: Page): Promise<string[]> {
  const selectors = ids.map(selectorOf);
  const findings = [
    ...(await axe(page, selectors)),
    ...(await ibm(page, selectors)),
    ...(await alfa(page, selectors)),
  ];
  const found = findings.flatMap(({ engine, rule, matches }) =>
    ids.filter((id) => matches.includes(selectorOf(id))).map((id) => `${id}: ${engine} ${rule}`),
  );
  await installHelpers(page);
  const record = (check: string, list: readonly Violation[]) =>
    found.push(...list.map(({ seeded }) => `${seeded}: own ${check}`));
  for (const stop of await walk(page, 'Tab')) {
    record('focus', stop.violations);
    record('ring', await checkRing(page, stop.element));
  }
  for (const check of checks) record(check.name, await check.run(page));
  return found;
}

test('the rules in violations.ts find each seeded violation', nightly, async ({ page }) => {
  test.setTimeout(240_000);
  const seeded: string[] = [];
  const found: string[] = [];
  for (const name of ['page.html', 'head.html']) {
    await openCanary(page, name);
    const marked = page.locator('[data-violation]');
    seeded.push(
      ...(await marked.evaluateAll((all) => all.map((one) => one.getAttribute('data-violation') ?? ''))),
    );
    found.push(...(await findAll(page)));
  }
  expect(seeded.toSorted(), 'violations.ts lists each seeded violation').toEqual(ids.toSorted());
  const listed = Object.entries(violations).flatMap(([id, rules]) =>
    rules.split(', ').map((rule) => `${id}: ${rule}`),
  );
  expect(listed.filter((one) => !found.includes(one))).toEqual([]);
  const own = [...checks.map(({ name }) => name), 'focus', 'ring'];
  expect(own.filter((name) => !listed.some((one) => one.endsWith(`: own ${name}`)))).toEqual([]);
});
