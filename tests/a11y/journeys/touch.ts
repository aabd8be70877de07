import type { Page } from '@playwright/test';
import type { Hand, Screen } from './hand.ts';
import { look } from './in-page.ts';
import type { Target } from './steps.ts';

/**
 * Whether what is marked can be scrolled to. What floats over the page stands in the window, or has given way, unless
 * it scrolls by itself, as the drawer does.
 */
function isInReach(): boolean {
  const marked = document.querySelector('[data-touched]');
  for (let one = marked; marked && one; one = one.parentElement) {
    const { position, overflowY } = getComputedStyle(one);
    if (overflowY === 'auto' && one.scrollHeight > one.clientHeight) return true;
    if (position === 'fixed') return marked.getBoundingClientRect().top < innerHeight;
  }
  return true;
}

/** A finger: taps what it sees, after bringing it into view, and types on the keyboard that comes up. */
export function touch(page: Page, screen: Screen): Hand {
  const see: Hand['see'] = (target, attribute) =>
    screen.ask(look, { ...(target && { target }), ...(attribute && { attribute }) });

  const shown = async (target: Target) => {
    let found = false;
    for (let swipes = 0; swipes < 10 && !found; swipes += 1) {
      // What floats over a phone's page comes after a swipe, and at rest, 250 ms later, gives way to a control under it.
      if (swipes === 1) {
        // A phone folds lists away under their names.
        const fold = page
          .locator('details[data-folds]:not([open])', { hasText: target.name })
          .locator('summary');
        if (await fold.count()) await fold.last().tap();
      } else if (swipes > 1)
        await page.evaluate(() => new Promise((done) => setTimeout(done, (scrollBy(0, 150), 500))));
      ({ found } = await screen.ask(look, { target, mark: true }));
      found &&= await page.evaluate(isInReach);
    }
    if (!found) throw new Error(`No ${target.role} “${target.name}” is shown`);
    return page.locator('[data-touched]');
  };
  const tap = async (target: Target) => (await shown(target)).tap();

  return {
    see,
    press: tap,
    halt: (slider) => tap({ role: 'button', name: 'Stop slide rotation', within: slider }),
    async type(target, text) {
      await tap(target);
      await page.keyboard.insertText(text);
    },
    async choose(target, option) {
      // The list that comes up is the system's, not the page's.
      await (await shown(target)).selectOption({ label: option });
    },
    select: tap,
    pick: tap,
    close: tap,
  };
}
