/** Simulates a visitor: presses keys and collects Orca's speech until it is silent. */
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { normalise } from './normalise.mjs';

const QUIET = 800; // ms without further speech while Orca has no pending event
const SILENT = 2500; // ms without any speech: the step announces nothing
const PASSING = 300; // ms, the same while `pressTo` passes other elements
const LONGEST = 300_000; // ms for one step; reading a long page takes 15 s on an idle machine

export function reader({ page, spoken, idle, xdotool }) {
  let heard = 0;
  const all = () => readFileSync(spoken, 'utf8');
  const lines = (text) => normalise(text.split('\n').filter((line) => line && !line.startsWith('end\t')));

  /** Waits until Orca is silent; with `end`, until it has finished reading. @returns the lines since the last call */
  async function listen({ end = false, quiet = QUIET, silent = SILENT } = {}) {
    const until = Date.now() + LONGEST;
    let length = -1;
    let since = Date.now();
    while (Date.now() < until) {
      const text = all();
      const now = Date.now();
      if (text.length !== length || statSync(idle).mtimeMs < now - 500) {
        length = text.length;
        since = now;
      }
      if (now - since > (text.length > heard ? quiet : silent) && (!end || /^end\t/m.test(text.slice(heard))))
        break;
      await sleep(50);
    }
    if (Date.now() >= until) throw new Error('Orca was still speaking after five minutes');
    const text = all();
    const said = text.slice(heard);
    heard = text.length;
    return lines(said);
  }

  async function press(key, quiet = QUIET) {
    xdotool('key', '--clearmodifiers', key);
    return listen({ end: key === 'KP_Add', quiet });
  }

  return {
    listen,
    press,
    async type(text) {
      xdotool('type', '--delay', '30', text);
      return listen();
    },
    /** Presses a key until these words are announced; omits the announcements before them. */
    async pressTo(key, words, most = 60) {
      for (let times = 0; times < most; times += 1) {
        const said = await press(key, PASSING);
        if (said.some((line) => line.includes(words))) return [...said, ...(await listen({ silent: QUIET }))];
      }
      throw new Error(`"${words}" was not heard after ${most} times ${key}`);
    },
    /** Opens a page as a first-time visitor after hydration, with empty storage. */
    async open(path, { reducedMotion = 'reduce', viewport = null } = {}) {
      await page.emulateMedia({ reducedMotion });
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      const stored = await page.evaluate(() => {
        const entries = localStorage.length + sessionStorage.length;
        localStorage.clear();
        sessionStorage.clear();
        return entries;
      });
      if (stored) await page.reload({ waitUntil: 'networkidle' });
      await page.mouse.move(2, 300);
      await page.mouse.move(3, 301);
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await listen();
      for (let tries = 0; !(await press('ctrl+Home')).join().includes('Skip to main'); tries += 1) {
        if (tries > 6) throw new Error('The window did not give its focus to the page');
        await press('F6'); // from the address bar into the page
      }
      return page.title();
    },
  };
}
