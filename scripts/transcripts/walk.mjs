/** Runs one journey and records it: each step after a `>`, its announcements indented below. */
const windows = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };

const keyNames = { Return: 'Enter', space: 'Space', KP_Add: 'Say all', Prior: 'Page Up' };

/** Runs one step: a key, or `[verb, ...words]`. */
async function take(step, desktop, visitor) {
  if (typeof step === 'string') return [keyNames[step] ?? step, await visitor.press(step)];
  const [verb, ...words] = step;
  switch (verb) {
    case 'to':
      return [`${words[0]} until "${words[1]}"`, await visitor.pressTo(words[0], words[1])];
    case 'times': {
      const said = [];
      for (let times = 0; times < words[1]; times += 1) said.push(...(await visitor.press(words[0])));
      return [`${words[0]}, ${words[1]} times`, said];
    }
    case 'type':
      return [`Type "${words[0]}"`, await visitor.type(words[0])];
    case 'sorted': // Orca announces the parts of a new slide or an alert in any order
      return [`${keyNames[words[0]]} (sorted)`, (await visitor.press(words[0])).toSorted()];
    case 'send': {
      const opened = desktop.page.context().waitForEvent('page', { timeout: 60_000 });
      await visitor.press('Return');
      const chat = await opened;
      await visitor.listen(); // announcements of the chat's own page are not recorded
      await chat.close();
      await desktop.page.bringToFront();
      await desktop.page.evaluate(comeBack);
      return ['Enter; the chat opens; close it and come back', await visitor.listen()];
    }
    default:
      throw new Error(`No such step: ${verb}`);
  }
}

/** Simulates the return from the chat's tab by events, because Playwright keeps every page visible. */
function comeBack() {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

export async function walk({ title, path, steps, screen = 'desktop', motion = false }, desktop, visitor) {
  const { width, height } = windows[screen];
  const pageTitle = await visitor.open(path, {
    reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: windows[screen],
  });
  const text = [`# ${title}`, `Page: ${pageTitle} (${path}), ${width} by ${height}`];
  for (const step of steps) {
    const [done, said] = await take(step, desktop, visitor);
    text.push('', `> ${done}`, ...said.map((line) => `  ${line}`));
  }
  return text;
}
