import { createSee } from './drivers.ts';
import type { InputMethod, PageDriver } from './drivers.ts';
import type { Inspection } from './in-page.ts';
import { startWalk, takeStops } from './in-page.ts';
import type { Target } from './steps.ts';

/** A limit that exceeds the number of tab stops on every page. */
const MAX_TAB_STOPS = 300;

/**
 * Creates an input method that uses only the keyboard. Tab moves the focus to a target.
 * @throws Error if focus is trapped or does not reach the target
 */
export function keyboard(driver: PageDriver): InputMethod {
  const { press, tab, type, evaluate } = driver;
  const see = createSee(driver);

  const describe = ({ role, name, within }: Target) => `${role} “${name}”${within ? ` in ${within}` : ''}`;

  function expectProgress(stops: readonly Inspection[], target: Target) {
    const seen = new Set<number>();
    let ends = 0;
    for (const [i, { active, stop, modal }] of stops.entries()) {
      if (active === 'body') {
        // After the last element and the toolbar of the browser, Tab starts again at the top of the page.
        if (i > 0) ends += 1;
        seen.clear();
      } else if (stop === stops[i - 1]?.stop) {
        // In a date field, Tab moves between the day, the month, the year and the calendar button.
        if (!active.startsWith('date ')) throw new Error(`Trap: Tab does not leave ${active}`);
      } else if (seen.has(stop) && !modal)
        throw new Error(`${describe(target)} is missing or behind a focus trap: Tab is again at ${active}`);
      else seen.add(stop);
    }
    if (ends > 2) throw new Error(`${describe(target)} is not a tab stop`);
    if (stops.length > MAX_TAB_STOPS) throw new Error(`Tab does not reach ${describe(target)}`);
  }

  async function reach(target: Target) {
    let state = await see(target);
    if (state.activeIsTarget) return;
    let isBackwards = state.before && state.active !== 'body';
    let stops: Inspection[] = [];
    await evaluate(startWalk, { target, isBackwards });
    while (!state.activeIsTarget) {
      await tab(isBackwards ? 'Shift+Tab' : 'Tab');
      stops.push(...(await evaluate(takeStops, { isEnd: false })));
      expectProgress(stops, target);
      state = await see(target);
      if (isBackwards && state.active === 'body') {
        isBackwards = false;
        stops = [];
        await evaluate(startWalk, { target, isBackwards });
      }
    }
    await evaluate(takeStops, { isEnd: true });
  }

  const pressKeyOf = ({ role }: Target) => press(role === 'button' ? 'Space' : 'Enter');

  return {
    see,
    async press(target) {
      await reach(target);
      await pressKeyOf(target);
    },
    async type(target, text) {
      await reach(target);
      await type(text);
    },
    halt: (carousel) => reach({ role: 'button', name: 'S', within: carousel }),
    async choose(target, option) {
      await reach(target);
      // Drivers have keys only for ASCII characters. The option of the Hindi journey is the last one of its list.
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
