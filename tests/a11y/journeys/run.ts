import { setTimeout as pause } from 'node:timers/promises';
import type { InputMethod, PageDriver } from './drivers.ts';
import { button, link, target, windows } from './steps.ts';
import type { Journey, Step, Target } from './steps.ts';

const STEP_TIMEOUT_MS = 30_000;

/** @throws Error with the last value */
async function waitFor<Seen>(what: string, read: () => Promise<Seen>, isDone: (seen: Seen) => boolean) {
  const end = Date.now() + STEP_TIMEOUT_MS;
  let seen = await read();
  while (!isDone(seen)) {
    if (Date.now() > end) throw new Error(`${what}; last: ${JSON.stringify(seen)}`);
    await pause(30);
    seen = await read();
  }
}

async function followMenu(input: InputMethod, menu: readonly string[]) {
  const drawer = target('dialog')('Menu');
  const opener = button('Open menu');
  const narrow = (await input.see(drawer)).found || (await input.see(opener)).found;
  if (narrow && !(await input.see(drawer)).found) {
    await input.press(opener);
    await waitFor(
      'the drawer opens',
      () => input.see(drawer),
      ({ found, modal }) => found && modal,
    );
  }
  const within = narrow ? 'Menu' : 'header';
  for (const [i, label] of menu.entries()) {
    const isButton = (await input.see(button(label, within))).found;
    const entry = (isButton ? button : link)(label, within);
    const open =
      isButton && i < menu.length - 1 && (await input.see(entry, 'aria-expanded')).attribute === 'true';
    if (!open) await input.press(entry);
  }
}

/** Performs a step that is an action. @returns false for an assertion */
async function act(input: InputMethod, driver: PageDriver, step: Step): Promise<boolean> {
  if ('back' in step) await driver.back();
  else if ('window' in step) await driver.resize(windows[step.window]);
  else if ('press' in step) await input.press(step.press);
  else if ('halt' in step) await input.halt(step.halt);
  else if ('menu' in step) await followMenu(input, step.menu);
  else if ('type' in step) await input.type(step.type, step.text);
  else if ('choose' in step) await input.choose(step.choose, step.option);
  else if ('select' in step) await input.select(step.select);
  else if ('pick' in step) await input.pick(step.pick);
  else if ('close' in step) await input.close(step.close);
  else return false;
  return true;
}

/** Whether a URL is the one that a step opens; some browsers show it decoded. */
const isOpened = (url: string, { opens, containing = '' }: { opens: string; containing?: string }) =>
  url.startsWith(opens) && [containing, encodeURIComponent(containing)].some((text) => url.includes(text));

/** @param openedBefore number of URLs opened before the last action */
async function check(input: InputMethod, driver: PageDriver, step: Step, openedBefore: number) {
  const see = (wanted?: Target, attribute?: string) => () => input.see(wanted, attribute);
  if ('arrives' in step) {
    await waitFor(`arrives at ${step.arrives}`, see(), ({ path }) => path === step.arrives);
    if (!step.arrives.includes('#'))
      await waitFor('the heading has the focus', see(), ({ active }) => active.startsWith('heading'));
  } else if ('sees' in step) await waitFor('is shown', see(step.sees), ({ found }) => found);
  else if ('gone' in step) await waitFor('is gone', see(step.gone), ({ found }) => !found);
  else if ('focuses' in step) await waitFor('has the focus', see(step.focuses), (one) => one.activeIsTarget);
  else if ('has' in step)
    await waitFor(`has ${step.has}`, see(step.of, step.has), ({ attribute }) => attribute === step.value);
  else if ('opens' in step)
    await waitFor(
      'opens',
      () => driver.opened(),
      (all) => all.slice(openedBefore).some((one) => isOpened(one, step)),
    );
  else if ('downloads' in step)
    await waitFor(
      'downloads',
      async () => driver.downloads(),
      (all) => all.some((one) => one.endsWith(step.downloads)),
    );
}

/** Runs a journey; after every action an element must have focus. @throws Error with the step that failed */
async function run(input: InputMethod, driver: PageDriver, { at, steps }: Journey) {
  if (at && (await input.see().catch(() => undefined))?.path !== at) await driver.goto(at);
  let openedBefore = 0;
  for (const step of steps) {
    try {
      const opened = (await driver.opened()).length;
      if (await act(input, driver, step)) {
        openedBefore = opened;
        await waitFor(
          'something has the focus',
          () => input.see(),
          ({ active }) => active !== 'body',
        );
      } else await check(input, driver, step, openedBefore);
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${String(error)}`, { cause: error });
    }
  }
}

/** Runs the journeys in order; after a failure the next one starts on a new page. @returns the failures */
export async function runAll(
  input: InputMethod,
  driver: PageDriver,
  journeys: readonly Journey[],
): Promise<string[]> {
  const failures: string[] = [];
  for (const journey of journeys) {
    try {
      await run(input, driver, journey);
    } catch (error) {
      failures.push(`${journey.task}: ${String(error)}`);
      if (journey.at) await driver.goto(journey.at);
    }
  }
  return failures;
}
