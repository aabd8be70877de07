import { expect, openLive, test } from '../../browser.ts';
import { findings } from './axe.ts';
import { expectClean } from './clean.ts';
import { looks, settle, showToAxe } from './looks.ts';
import { chrome } from './states-chrome.ts';
import { forms } from './states-forms.ts';
import { widgets } from './states-widgets.ts';

test.use({ trace: 'off' }); // a record of every element of every state would take longer than the audit

/** Every state of every widget that a visitor can bring about, at a width of the bar and one of the drawer. */
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

const sequences = [...chrome, ...widgets, ...forms];
/** Where less is asked, each page's own menus and one width must do. */
const quick = Boolean(process.env.A11Y_QUICK);
const runs = sequences
  .filter(({ within }) => !quick || (within !== 'header' && within !== '#mobile-menu'))
  .flatMap((sequence) =>
    (['wide', 'narrow'] as const)
      .filter((size) => (sequence.at ?? size) === size)
      .slice(0, quick ? 1 : undefined)
      .map((size) => ({ ...sequence, size })),
  );

test('the matrix has at least 150 states at two widths', () => {
  const at = (size: string) =>
    sequences.filter((one) => (one.at ?? size) === size).flatMap(({ states }) => states).length;
  expect(at('wide')).toBeGreaterThanOrEqual(150);
  expect(at('narrow')).toBeGreaterThanOrEqual(150);
});

for (const { name, path, within, states, size } of runs) {
  test(`${name}, ${size}: axe finds nothing in ${states.length} states (G12)`, async ({ page, faults }) => {
    test.setTimeout(120_000);
    await page.emulateMedia(looks['reduced motion']);
    await page.setViewportSize(sizes[size]);
    await openLive(page, path);
    await showToAxe(page);
    for (const [state, enter] of states) {
      await test.step(state, async () => {
        await enter(page);
        await settle(page);
        expectClean(`${name}: ${state} (${size})`, await findings(page, within ? { within } : {}));
      });
    }
    if (path === '/no-such-page') faults.length = 0; // the browser reports the 404 itself
  });
}
