import { setTimeout as pause } from 'node:timers/promises';
import type { Hand, Screen } from './hand.ts';
import { button, link, target, windows } from './steps.ts';
import type { Journey, Step, Target } from './steps.ts';

/** ms that a step may take to show its outcome on a busy machine. */
const PATIENCE = 10_000;

/** @throws Error with what was seen last */
async function until<Seen>(what: string, look: () => Promise<Seen>, isSo: (seen: Seen) => boolean) {
  const end = Date.now() + PATIENCE;
  let seen = await look();
  while (!isSo(seen)) {
    if (Date.now() > end) throw new Error(`${what}; seen: ${JSON.stringify(seen)}`);
    await pause(30);
    seen = await look();
  }
}

async function followMenu(hand: Hand, menu: readonly string[]) {
  const drawer = target('dialog')('Menu');
  const opener = button('Open menu');
  const narrow = (await hand.see(drawer)).found || (await hand.see(opener)).found;
  if (narrow && !(await hand.see(drawer)).found) {
    await hand.press(opener);
    await until(
      'the drawer opens',
      () => hand.see(drawer),
      ({ found, modal }) => found && modal,
    );
  }
  const within = narrow ? 'Menu' : 'header';
  for (const [i, label] of menu.entries()) {
    const isButton = (await hand.see(button(label, within))).found;
    const entry = (isButton ? button : link)(label, within);
    const open =
      isButton && i < menu.length - 1 && (await hand.see(entry, 'aria-expanded')).attribute === 'true';
    if (!open) await hand.press(entry);
  }
}

/** What a step does with the page; the rest of the steps look. */
async function act(hand: Hand, screen: Screen, step: Step): Promise<boolean> {
  if ('back' in step) await screen.back();
  else if ('window' in step) await screen.resize(windows[step.window]);
  else if ('press' in step) await hand.press(step.press);
  else if ('halt' in step) await hand.halt(step.halt);
  else if ('menu' in step) await followMenu(hand, step.menu);
  else if ('type' in step) await hand.type(step.type, step.text);
  else if ('choose' in step) await hand.choose(step.choose, step.option);
  else if ('select' in step) await hand.select(step.select);
  else if ('pick' in step) await hand.pick(step.pick);
  else if ('close' in step) await hand.close(step.close);
  else return false;
  return true;
}

/** @param openedBefore how many addresses had been opened before the last action */
async function check(hand: Hand, screen: Screen, step: Step, openedBefore: number) {
  const see = (wanted?: Target, attribute?: string) => () => hand.see(wanted, attribute);
  if ('arrives' in step) {
    await until(`arrives at ${step.arrives}`, see(), ({ path }) => path === step.arrives);
    if (!step.arrives.includes('#'))
      await until('the heading has the focus', see(), ({ active }) => active.startsWith('heading'));
  } else if ('sees' in step) await until('is shown', see(step.sees), ({ found }) => found);
  else if ('gone' in step) await until('is gone', see(step.gone), ({ found }) => !found);
  else if ('focuses' in step) await until('has the focus', see(step.focuses), (one) => one.activeIsTarget);
  else if ('has' in step)
    await until(`has ${step.has}`, see(step.of, step.has), ({ attribute }) => attribute === step.value);
  else if ('opens' in step)
    await until(
      'opens',
      () => screen.opened(),
      (all) => all.slice(openedBefore).some((one) => one.startsWith(step.opens)),
    );
  else if ('downloads' in step)
    await until(
      'downloads',
      async () => screen.downloads(),
      (all) => all.some((one) => one.endsWith(step.downloads)),
    );
}

/** Goes on a journey. After every action something has the focus. @throws Error naming the step that failed */
async function go(hand: Hand, screen: Screen, { at, steps }: Journey) {
  if (at && (await hand.see().catch(() => undefined))?.path !== at) await screen.goto(at);
  let openedBefore = 0;
  for (const step of steps) {
    try {
      const opened = (await screen.opened()).length;
      if (await act(hand, screen, step)) {
        openedBefore = opened;
        await until(
          'something has the focus',
          () => hand.see(),
          ({ active }) => active !== 'body',
        );
      } else await check(hand, screen, step, openedBefore);
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${String(error)}`, { cause: error });
    }
  }
}

/** Goes on one journey after the other. Returns what failed; the next one then begins on a page of its own. */
export async function goAll(hand: Hand, screen: Screen, journeys: readonly Journey[]): Promise<string[]> {
  const failures: string[] = [];
  for (const journey of journeys) {
    try {
      await go(hand, screen, journey);
    } catch (error) {
      failures.push(`${journey.task}: ${String(error)}`);
      if (journey.at) await screen.goto(journey.at);
    }
  }
  return failures;
}
