import type { Hand, Screen } from './hand.ts';
import type { Sight } from './in-page.ts';
import { look, setOut, walked } from './in-page.ts';
import type { Target } from './steps.ts';

/** More stops than any page has. */
const MANY = 300;

/**
 * Presses keys and nothing else. A target is reached when it has the focus; Tab goes towards it, as a visitor who
 * sees the page would. @throws Error when the focus stands still, goes in a circle or is lost
 */
export function keyboard(screen: Screen): Hand {
  const { press, tab, type, ask } = screen;
  const see = (target?: Target, attribute?: string): Promise<Sight> =>
    ask(look, { ...(target && { target }), ...(attribute && { attribute }) });

  const describe = ({ role, name, within }: Target) => `${role} “${name}”${within ? ` in ${within}` : ''}`;

  /** @throws Error when the focus stood still, went in a circle, or passed the end of the page too often */
  function judge(stops: readonly Sight[], target: Target) {
    const seen = new Set<number>();
    let ends = 0;
    for (const [i, { active, stop, modal }] of stops.entries()) {
      if (active === 'body') {
        // The end of the page: from here the browser's own controls follow, then the page begins anew.
        if (i > 0) ends += 1;
        seen.clear();
      } else if (stop === stops[i - 1]?.stop) throw new Error(`Trap: Tab does not leave ${active}`);
      else if (seen.has(stop) && !modal)
        throw new Error(`${describe(target)} is not here, or a trap: Tab is again at ${active}`);
      else seen.add(stop);
    }
    if (ends > 2) throw new Error(`${describe(target)} is on no round of Tab`);
    if (stops.length > MANY) throw new Error(`Tab does not reach ${describe(target)}`);
  }

  async function reach(target: Target) {
    let sight = await see(target);
    if (sight.activeIsTarget) return;
    let back = sight.before && sight.active !== 'body';
    let stops: Sight[] = [];
    await ask(setOut, { target, back });
    while (!sight.activeIsTarget) {
      await tab(back ? 'Shift+Tab' : 'Tab');
      stops.push(...(await ask(walked, { isEnd: false })));
      judge(stops, target);
      sight = await see(target);
      if (back && sight.active === 'body') {
        back = false;
        stops = [];
        await ask(setOut, { target, back });
      }
    }
    await ask(walked, { isEnd: true });
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
    halt: (slider) => reach({ role: 'button', name: 'S', within: slider }),
    async choose(target, option) {
      await reach(target);
      // As far as every keyboard has its signs: a driver has no key for ’, and a list takes no text.
      await type(/^[ -~]*/.exec(option)?.[0] ?? '');
    },
    async select(target) {
      const list = { role: target.role, name: '' } as const;
      await reach(list);
      for (let turn = 0; turn < 9 && !(await see(target)).activeIsTarget; turn += 1)
        await press('ArrowRight');
      if (!(await see(target)).activeIsTarget) throw new Error(`Arrow keys do not reach ${describe(target)}`);
    },
    async pick(target) {
      const isActive = async () => (await see(target, 'data-focus')).attribute !== null;
      for (let turn = 0; turn < 9 && !(await isActive()); turn += 1) await press('ArrowDown');
      if (!(await isActive())) throw new Error(`Arrow keys do not reach ${describe(target)}`);
      await press('Enter');
    },
    close: () => press('Escape'),
  };
}
