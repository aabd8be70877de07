/** Runs one journey and records it: each step after a `>`, its announcements indented below. */
const windows = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

const keyNames = { Return: 'Enter', space: 'Space', KP_Add: 'Say all', Prior: 'Page Up' };

/** Runs one step: a key, or `[verb, ...args]`. */
async function runStep(step, desktop, visitor) {
  if (typeof step === 'string') return [keyNames[step] ?? step, await visitor.press(step)];
  const [verb, ...args] = step;
  switch (verb) {
    case 'to':
      return [`${args[0]} until "${args[1]}"`, await visitor.pressTo(args[0], args[1])];
    case 'times': {
      const lines = [];
      for (let times = 0; times < args[1]; times += 1) lines.push(...(await visitor.press(args[0])));
      return [`${args[0]}, ${args[1]} times`, lines];
    }
    case 'type':
      return [`Type "${args[0]}"`, await visitor.type(args[0])];
    case 'sorted': // Orca announces the parts of a new slide or an alert in any order
      return [`${keyNames[args[0]]} (sorted)`, (await visitor.press(args[0])).toSorted()];
    case 'send': {
      const opened = desktop.page.context().waitForEvent('page', { timeout: 60_000 });
      await visitor.press('Return');
      const chat = await opened;
      await visitor.collectSpeech(); // announcements of the chat's own page are not recorded
      await chat.close();
      await desktop.page.bringToFront();
      await desktop.page.evaluate(simulateReturn);
      return ['Enter; the chat opens; close it and come back', await visitor.collectSpeech()];
    }
    default:
      throw new Error(`scripts/transcripts/journeys.mjs: unknown step ${verb}`);
  }
}

/** Simulates the return from the chat's tab by events, because Playwright keeps every page visible. */
function simulateReturn() {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

export async function runJourney(
  { title, path, steps, screen = 'desktop', motion = false },
  desktop,
  visitor,
) {
  const { width, height } = windows[screen];
  const pageTitle = await visitor.open(path, {
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: windows[screen],
  });
  const text = [`# ${title}`, `Page: ${pageTitle} (${path}), ${width} by ${height}`];
  for (const step of steps) {
    const [description, lines] = await runStep(step, desktop, visitor);
    text.push('', `> ${description}`, ...lines.map((line) => `  ${line}`));
  }
  return text;
}
