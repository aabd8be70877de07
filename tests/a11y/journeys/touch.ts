import type { Page } from '@playwright/test';
import { createSee } from './drivers.ts';
import type { InputMethod, PageDriver } from './drivers.ts';
import { inspect } from './in-page.ts';
import type { Target } from './steps.ts';

/**
 * Runs in the page. Returns whether the marked element can be scrolled into view. This is impossible if it is in a
 * fixed part and below the viewport, unless the part scrolls, as the mobile menu does.
 */
function isReachable(): boolean {
  const marked = document.querySelector('[data-touched]');
  for (let one = marked; marked && one; one = one.parentElement) {
    const { position, overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' && one.scrollHeight > one.clientHeight) return true;
    if (position === 'fixed') return marked.getBoundingClientRect().top < innerHeight;
  }
  return true;
}

/** Runs in the page. Selects the text of the focused field. */
function selectText() {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Creates an input method that scrolls to targets and taps them, and types as an on-screen keyboard does. */
export function touch(page: Page, driver: PageDriver): InputMethod {
  const locate = async (target: Target) => {
    let found = false;
    for (let swipes = 0; swipes < 10 && !found; swipes += 1) {
      if (swipes === 1) {
        // The target can be in a list that is collapsed on a phone.
        const closed = page.locator('details[data-collapse]:not([open])', { hasText: target.name });
        if (await closed.count()) await closed.last().locator('summary').tap();
      } else if (swipes > 1)
        // A swipe shows the floating buttons. If they cover a control, they are hidden 250 ms later.
        await page.evaluate(() => new Promise((done) => setTimeout(done, (scrollBy(0, 150), 500))));
      ({ found } = await driver.evaluate(inspect, { target, mark: true }));
      found &&= await page.evaluate(isReachable);
    }
    if (!found) throw new Error(`No ${target.role} “${target.name}” is shown`);
    return page.locator('[data-touched]');
  };
  const tap = async (target: Target) => (await locate(target)).tap();

  return {
    see: createSee(driver),
    press: tap,
    halt: (carousel) => tap({ role: 'button', name: 'Stop slide rotation', within: carousel }),
    async type(target, text) {
      await tap(target);
      await driver.evaluate(selectText, undefined); // Tab selects the text too
      await page.keyboard.insertText(text);
    },
    async choose(target, option) {
      // Tests cannot tap options, because the operating system shows them. A label may end with the visitor's own time:
      // '9 am (3:30 am for you)'.
      const select = await locate(target);
      await select.focus();
      const labels = await select.locator('option').allTextContents();
      await select.selectOption({ label: labels.find((one) => one.split(' (')[0] === option) ?? option });
    },
    select: tap,
    pick: tap,
  };
}
