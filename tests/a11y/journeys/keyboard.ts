import { createSee } from './drivers.ts';
import type { InputMethod, PageDriver } from './drivers.ts';
import type { Target } from './steps.ts';

/** A limit that exceeds the number of tab stops on every page. */
const MAX_TAB_PRESSES = 300;

/**
 * Creates an input method that uses only the keyboard. Tab moves the focus to a target.
 * @throws Error if focus is trapped or does not reach the target
 */
export function keyboard(driver: PageDriver): InputMethod {
  const { press, type } = driver;
  const see = createSee(driver);

  const describe = ({ role, name, within }: Target) => `${role} “${name}”${within ? ` in ${within}` : ''}`;

  async function reach(target: Target) {
    let state = await see(target);
    let isBackwards = state.before && state.active !== 'body';
    for (let presses = 0; !state.activeIsTarget; presses += 1) {
      if (presses === MAX_TAB_PRESSES)
        throw new Error(`Tab does not reach ${describe(target)}: it is at ${state.active}`);
      const { active, stop } = state;
      await press(isBackwards ? 'Shift+Tab' : 'Tab');
      state = await see(target);
      if (state.active === 'body') isBackwards = false;
      // In a date field, Tab moves between the day, the month, the year and the calendar button.
      else if (state.stop === stop && !active.startsWith('date '))
        throw new Error(`Trap: Tab does not leave ${active}`);
    }
  }

  return {
    see,
    async press(target) {
      await reach(target);
      await press(target.role === 'button' ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(target);
      await type(text);
    },
    halt: (carousel) => reach({ role: 'button', name: 'S', within: carousel }), // Stop or Start
    async choose(target, option) {
      await reach(target);
      // Drivers have keys only for ASCII characters. An option that starts with another character must be the last one.
      const keys = /^[ -~]*/.exec(option)?.[0];
      await (keys ? type(keys) : press('End'));
    },
    async select(target) {
      const list = { role: target.role, name: '' } as const;
      await reach(list);
      for (let turn = 0; turn < 9 && !(await see(target)).activeIsTarget; turn += 1)
        await press('ArrowRight');
      if (!(await see(target)).activeIsTarget) throw new Error(`Arrow keys do not reach ${describe(target)}`);
    },
    async pick(target) {
      const isActive = async () => (await see(target, 'aria-selected')).attribute === 'true';
      for (let turn = 0; turn < 9 && !(await isActive()); turn += 1) await press('ArrowDown');
      if (!(await isActive())) throw new Error(`Arrow keys do not reach ${describe(target)}`);
      await press('Enter');
    },
  };
}
