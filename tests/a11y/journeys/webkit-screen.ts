import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { partsAreLive } from '../../browser.ts';
import type { Screen, Size } from './hand.ts';
import { windows } from './steps.ts';

/** A command of the WebDriver protocol, such as `url`: posted with what is given, asked for without. */
export type Command = <Answer>(path: string, posted?: object, method?: 'DELETE') => Promise<Answer>;

/** Of the server that Playwright's global setup has started. */
const origin = process.env.SITE_ORIGIN ?? '';

/** Keys by the numbers that WebDriver gives them. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const isLive = () => document.documentElement.hasAttribute('data-live');

/**
 * A page in WebKit, over the session of webkit.ts.
 * @param folder of its downloads
 */
export async function webkitScreen(command: Command, folder: string): Promise<Screen> {
  const own = await command<string>('window');
  const opened: string[] = [];

  const ask: Screen['ask'] = (fn, given) =>
    command('execute/sync', { script: `return (${String(fn)})(arguments[0])`, args: [given ?? null] });

  const send = (actions: { type: string; value: string }[]) =>
    command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  /** Reads the addresses of windows that the page has opened, and closes them. */
  async function closeOthers() {
    for (const other of await command<string[]>('window/handles')) {
      if (other === own) continue;
      await command('window', { handle: other });
      opened.push(await command<string>('url'));
      await command('window', undefined, 'DELETE');
      await command('window', { handle: own });
    }
  }

  /** Of the page: the window's bars come on top. */
  async function resize(size: Size) {
    await command('window/rect', size);
    const inner = await ask(() => ({ width: innerWidth, height: innerHeight }), undefined);
    const grown = (side: keyof Size) => 2 * size[side] - inner[side];
    await command('window/rect', { width: grown('width'), height: grown('height') });
  }
  await resize(windows.desk);

  const load = (path: string) => command('url', { url: origin + path });

  const press: Screen['press'] = async (key) => {
    const [first = '', second] = key.split('+').map((name) => keys[name] ?? name);
    if (second)
      await send([{ type: 'keyDown', value: first }, ...stroke(second), { type: 'keyUp', value: first }]);
    else await send(stroke(first));
  };
  return {
    press,
    tab: press,
    type: async (text) => void (await send([...text].flatMap(stroke))),
    ask,
    open: async (path) => {
      await command('url', { url: 'about:blank' });
      await load(path);
    },
    async goto(path) {
      await load(path);
      await send(stroke(keys.Tab ?? ''));
      for (const isReady of [isLive, partsAreLive])
        await expect.poll(() => ask(isReady, undefined), { timeout: 15_000 }).toBe(true);
    },
    back: async () => void (await command('back', {})),
    resize,
    picture: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    async opened() {
      await closeOthers();
      return opened;
    },
    downloads: () => readdirSync(folder),
  };
}
