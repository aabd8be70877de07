import { expect, test } from '../../browser.ts';
import { keyboard } from './keyboard.ts';
import { chromiumDriver } from './chromium-driver.ts';
import { button } from './steps.ts';

/** Returns a page with four buttons. If `to` is set, Tab on the third button moves the focus to this button. */
const pageWhere = (to?: number) =>
  `data:text/html,${['One', 'Two', 'Three', 'Four'].map((name) => `<button>${name}</button>`).join('')}<script>
    const buttons = document.querySelectorAll('button');
    document.body.onkeydown = (event) => {
      if (document.activeElement !== buttons[2] || !buttons[${to}]) return;
      event.preventDefault();
      buttons[${to}].focus();
    };
  </script>`;

test(
  'keyboard() throws an error for focus traps, for cycles and for targets that cannot be reached',
  { tag: '@nightly' },
  async ({ page }) => {
    const input = keyboard(await chromiumDriver(page, async () => {}));
    await page.goto(pageWhere());
    await input.press(button('Four'));
    await expect(input.press(button('Five'))).rejects.toThrow('is not a tab stop');
    await page.goto(pageWhere(2));
    await expect(input.press(button('Four'))).rejects.toThrow('Trap: Tab does not leave button “Three”');
    await page.goto(pageWhere(0));
    await expect(input.press(button('Four'))).rejects.toThrow('Tab is again at button “One”');
  },
);
