import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { nightly } from '../../browser.ts';
import { checks } from '../checks/all.ts';
import { installHelpers, toFindings } from '../checks/check.ts';
import { checkRing } from '../checks/ring.ts';
import { walk } from '../checks/walk.ts';
import { alfa } from '../engines/alfa.ts';
import { axe } from '../engines/axe.ts';
import { ibm } from '../engines/ibm.ts';

/**
 * The violations in page.html (`data-violation`), and the rules that find them. They prove that each engine and each of
 * our own checks can fail, that axe also runs best practices and experimental rules, and that Alfa reads style sheets.
 * The comment in each row is the WCAG 2.2 success criterion.
 */
const violations: Readonly<Record<string, string>> = {
  'landmark-name-repeated': 'axe landmark-unique, ibm aria_navigation_label_unique/fail_label_not_unique', // 1.3.1
  'text-outside-landmarks': 'axe region, alfa sia-r57', // 1.3.1
  'image-without-alt': 'axe image-alt, ibm img_alt_valid/fail_no_alt, alfa sia-r2', // 1.1.1
  'text-styled-as-heading': 'ibm text_block_heading/potential_heading, own fake-heading', // 1.3.1
  'list-without-items': 'own empty-list', // 1.3.1
  'header-without-scope': 'own th-scope', // 1.3.1
  'text-contrast': 'axe color-contrast, ibm text_contrast_sufficient/fail_contrast, alfa sia-r69, own text-contrast', // 1.4.3
  'text-contrast-on-gradient': 'axe color-contrast, ibm text_contrast_sufficient/potential_graphic_background, alfa sia-r69, own text-contrast', // 1.4.3
  'clipped-by-text-spacing': 'alfa sia-r83, own spacing', // 1.4.12
  'clipped-by-doubled-text': 'alfa sia-r83, own doubled-text', // 1.4.4
  'script-without-lang': 'own language', // 3.1.2
  'name-lacks-label': 'axe label-content-name-mismatch, ibm label_name_visible/Fail_1, alfa sia-r14', // 2.5.3
  'target-size': 'own target', // 2.5.5
  'focus-ring-missing': 'alfa sia-r65, own ring', // 2.4.7
  'focus-ring-contrast': 'own ring', // 2.4.13
  'autocomplete-missing': 'own autocomplete', // 1.3.5
  'select-navigates': 'ibm input_onchange_review/potential_warning, own select', // 3.2.2
  'aria-controls-missing': 'ibm aria_id_unique/Fail_1, own idref', // 4.1.2
  'button-without-keyboard': 'ibm widget_tabbable_exists/fail_no_tabbable, own click', // 2.1.1
  'tab-stop-without-role': 'own idle-stop', // 2.4.3
  'focus-obscured': 'own focus', // 2.4.11
}; // oxfmt-ignore
const ids = Object.keys(violations);

/** Returns the selector of the element with the violation, and of its descendants. */
const selectorOf = (id: string) => `[data-violation="${id}"], [data-violation="${id}"] *`;

test('the engines and our own checks find each seeded violation', nightly, async ({ page }) => {
  test.setTimeout(240_000);
  // The response has no content security policy, because page.html has inline styles and event handlers.
  const body = readFileSync(new URL('page.html', import.meta.url));
  await page.route('/canary', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/canary');

  const selectors = ids.map(selectorOf);
  const findings = [
    ...(await axe(page, selectors)),
    ...(await ibm(page, selectors)),
    ...(await alfa(page, selectors)),
  ];
  await installHelpers(page, selectors);
  for (const { element, violations: ofFocus } of await walk(page, 'Tab'))
    findings.push(
      ...toFindings({ name: 'focus', criterion: '2.4.11' }, ofFocus),
      ...toFindings({ name: 'ring', criterion: '2.4.13' }, await checkRing(page, element)),
    );
  for (const check of checks) findings.push(...toFindings(check, await check.run(page)));

  const found = findings.flatMap(({ engine, rule, matches }) =>
    ids.filter((id) => matches.includes(selectorOf(id))).map((id) => `${id}: ${engine} ${rule}`),
  );
  const listed = Object.entries(violations).flatMap(([id, rules]) =>
    rules.split(', ').map((rule) => `${id}: ${rule}`),
  );
  expect(listed.filter((one) => !found.includes(one))).toEqual([]);
  const own = [...checks.map(({ name }) => name), 'focus', 'ring'];
  expect(own.filter((name) => !listed.some((one) => one.endsWith(`: own ${name}`)))).toEqual([]);
});
