import { expect, test } from '../../browser.ts';
import { keyboard } from './keyboard.ts';
import { screenOf } from './screen.ts';
import { button } from './steps.ts';

/** A page of four buttons, of which the third leads Tab to another. @param to its number, or none: as it should be */
const pageWhere = (to?: number) =>
  `data:text/html,${['One', 'Two', 'Three', 'Four'].map((name) => `<button>${name}</button>`).join('')}<script>
    const buttons = document.querySelectorAll('button');
    document.body.onkeydown = (event) => {
      if (document.activeElement !== buttons[2] || !buttons[${to}]) return;
      event.preventDefault();
      buttons[${to}].focus();
    };
  </script>`;

test('a hand that uses keys alone says where Tab is kept, led round, or leads nowhere', async ({ page }) => {
  const hand = keyboard(await screenOf(page, async () => {}));
  await page.goto(pageWhere());
  await hand.press(button('Four'));
  await expect(hand.press(button('Five'))).rejects.toThrow('is on no round of Tab');
  await page.goto(pageWhere(2));
  await expect(hand.press(button('Four'))).rejects.toThrow('Trap: Tab does not leave button “Three”');
  await page.goto(pageWhere(0));
  await expect(hand.press(button('Four'))).rejects.toThrow('Tab is again at button “One”');
});
