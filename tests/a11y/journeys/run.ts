import { expect } from '@playwright/test';
import type { InputMethod, PageDriver } from './drivers.ts';
import { button, dialog, link, windows } from './steps.ts';
import type { Journey, Step, Target } from './steps.ts';

const polling = { timeout: 30_000, intervals: [30] };
const expectPage = (input: InputMethod, wanted?: Target, attribute?: string) =>
  expect.poll(() => input.see(wanted, attribute), polling);

async function followMenu(input: InputMethod, menu: readonly string[]) {
  const drawer = dialog('Menu');
  const opener = button('Open menu');
  const isOpen = (await input.see(drawer)).found;
  const isNarrow = isOpen || (await input.see(opener)).found;
  if (isNarrow && !isOpen) {
    await input.press(opener);
    await expectPage(input, drawer).toMatchObject({ found: true, modal: true });
  }
  const within = isNarrow ? 'Menu' : 'header';
  for (const [i, label] of menu.entries()) {
    const isButton = (await input.see(button(label, within))).found;
    const entry = (isButton ? button : link)(label, within);
    const isExpanded =
      isButton && i < menu.length - 1 && (await input.see(entry, 'aria-expanded')).attribute === 'true';
    if (!isExpanded) await input.press(entry);
  }
}

/** Performs a step if it is an action. Returns false if the step is an assertion. */
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
  else return false;
  return true;
}

/** Whether a URL has the start and the text that a step expects. Some browsers decode URLs. */
const hasTexts = (url: string, { opens, containing = '' }: { opens: string; containing?: string }) =>
  url.startsWith(opens) && [containing, encodeURIComponent(containing)].some((text) => url.includes(text));

/** @param openedBefore the number of URLs that were opened before the last action */
async function check(input: InputMethod, driver: PageDriver, step: Step, openedBefore: number) {
  if ('arrives' in step) {
    await expectPage(input).toMatchObject({ path: step.arrives });
    if (!step.arrives.includes('#'))
      await expectPage(input).toMatchObject({ active: expect.stringMatching(/^heading/) });
  } else if ('sees' in step) await expectPage(input, step.sees).toMatchObject({ found: true });
  else if ('gone' in step) await expectPage(input, step.gone).toMatchObject({ found: false });
  else if ('focuses' in step) await expectPage(input, step.focuses).toMatchObject({ activeIsTarget: true });
  else if ('has' in step) await expectPage(input, step.of, step.has).toMatchObject({ attribute: step.value });
  else if ('opens' in step) {
    const urls = async () => (await driver.opened()).slice(openedBefore).filter((url) => hasTexts(url, step));
    await expect.poll(urls, polling).not.toEqual([]);
  } else if ('downloads' in step) {
    const files = () => driver.downloads().filter((name) => name.endsWith(step.downloads));
    await expect.poll(files, polling).not.toEqual([]);
  } else throw new Error('There is no such step');
}

/** Runs a journey. Throws an error that names the failed step. After each action, an element must have the focus. */
async function run(input: InputMethod, driver: PageDriver, { at, steps }: Journey, needsNewPage: boolean) {
  if (at && (needsNewPage || (await input.see().catch(() => undefined))?.path !== at))
    await driver.openHydrated(at);
  let openedBefore = 0;
  for (const step of steps) {
    try {
      const opened = (await driver.opened()).length;
      if (await act(input, driver, step)) {
        openedBefore = opened;
        await expectPage(input).not.toMatchObject({ active: 'body' });
      } else await check(input, driver, step, openedBefore);
    } catch (error) {
      throw new Error(`${JSON.stringify(step)}: ${String(error)}`, { cause: error });
    }
  }
}

/** Runs the journeys in order. Returns a message for each failure. After a failure, the next journey reloads `at`. */
export async function runAll(input: InputMethod, driver: PageDriver, journeys: readonly Journey[]) {
  const failures: string[] = [];
  let hasFailed = false;
  for (const journey of journeys) {
    try {
      await run(input, driver, journey, hasFailed);
      hasFailed = false;
    } catch (error) {
      failures.push(`${journey.task}: ${String(error)}`);
      hasFailed = true;
    }
  }
  return failures;
}
