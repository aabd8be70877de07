/* Simulates a visitor: presses keys, and collects the announcements of Orca until Orca is silent. */
import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { normalise } from './normalise.mjs';

/** The time for which Orca must be silent after speech, without pending events. */
const SPEECH_END_MS = 800;
/** The time for which Orca must be silent if it does not speak at all. */
const NO_SPEECH_MS = 2500;
/** The time for which Orca must be silent after speech about elements that `pressTo` passes. */
const PASSING_SILENCE_MS = 300;
/** The time limit of a step. Only a step that hangs takes so long: on an idle machine, Orca reads a long page in 15 s. */
const STEP_TIMEOUT_MS = 300_000;

/** Returns whether `content-visibility` hides no section. The page makes sections visible while the browser is idle. */
const isRendered = () =>
  [...document.querySelectorAll('main > *, footer')].every(
    (section) => getComputedStyle(section).contentVisibility === 'visible',
  );

export function createVisitor({ page, spoken, idle, xdotool }) {
  let collectedLength = 0;
  const readSpeech = () => readFileSync(spoken, 'utf8');
  const lines = (text) => normalise(text.split('\n').filter((line) => line && !line.startsWith('end\t')));

  /**
   * Waits until Orca is silent. Resolves to the announcements since the last call.
   * @param options.readsPage also waits until Orca has read the complete page
   * @param options.speechEnd the time for which Orca must be silent after speech
   * @param options.noSpeech the time for which Orca must be silent if it does not speak at all
   */
  async function collectSpeech({
    readsPage = false,
    speechEnd = SPEECH_END_MS,
    noSpeech = NO_SPEECH_MS,
  } = {}) {
    const until = Date.now() + STEP_TIMEOUT_MS;
    let length = -1;
    let since = Date.now();
    while (Date.now() < until) {
      const text = readSpeech();
      const now = Date.now();
      if (text.length !== length || statSync(idle).mtimeMs < now - 500) {
        length = text.length;
        since = now;
      }
      if (
        now - since > (text.length > collectedLength ? speechEnd : noSpeech) &&
        (!readsPage || /^end\t/m.test(text.slice(collectedLength)))
      )
        break;
      await sleep(50);
    }
    if (Date.now() >= until) throw new Error('Orca was still speaking after five minutes');
    const text = readSpeech();
    const newText = text.slice(collectedLength);
    collectedLength = text.length;
    return lines(newText);
  }

  async function press(key, speechEnd = SPEECH_END_MS) {
    xdotool('key', '--clearmodifiers', key);
    return collectSpeech({ readsPage: key === 'KP_Add', speechEnd }); // the key + makes Orca read the page
  }

  return {
    collectSpeech,
    press,
    async type(text) {
      xdotool('type', '--delay', '30', text);
      return collectSpeech();
    },
    /** Presses a key until Orca announces the words. Omits the announcements of earlier presses. */
    async pressTo(key, words, maxPresses = 60) {
      for (let times = 0; times < maxPresses; times += 1) {
        const spokenLines = await press(key, PASSING_SILENCE_MS);
        if (spokenLines.some((line) => line.includes(words)))
          return [...spokenLines, ...(await collectSpeech({ noSpeech: SPEECH_END_MS }))];
      }
      throw new Error(`"${words}" was not announced after pressing ${key} ${maxPresses} times`);
    },
    /** Opens a page with empty storage, and waits for hydration. */
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
      await page.waitForFunction(isRendered); // rendering changes the accessibility tree
      await collectSpeech();
      const first = await page.locator('a[href="#main"]').first().innerText();
      for (let tries = 0; !(await press('ctrl+Home')).join().includes(first); tries += 1) {
        if (tries > 6) throw new Error('F6 did not move focus from the browser to the page');
        await press('F6'); // moves the focus from the address bar into the page
      }
      return page.title();
    },
  };
}
