import { readdirSync } from 'node:fs';
import { expect, isHydrated } from '../../browser.ts';
import type { PageDriver, Size } from './drivers.ts';
import { windows } from './steps.ts';

/** Sends a WebDriver command, such as `url`: POST with a body, else GET. */
export type Command = <Result>(path: string, body?: object, method?: 'DELETE') => Promise<Result>;

const origin = process.env.SITE_ORIGIN ?? '';

/** WebDriver key codes. */
const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const isLive = () => document.documentElement.hasAttribute('data-hydrated');

/**
 * Drives WebKit by the session of webkit.ts.
 * @param folder for downloads
 */
export async function webkitDriver(command: Command, folder: string): Promise<PageDriver> {
  const own = await command<string>('window');
  const opened: string[] = [];

  const evaluate: PageDriver['evaluate'] = (fn, given) =>
    command('execute/sync', { script: `return (${String(fn)})(arguments[0])`, args: [given ?? null] });

  const send = (actions: { type: string; value: string }[]) =>
    command('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  /** Records the URLs of windows that the page has opened and closes them. */
  async function closeOthers() {
    for (const other of await command<string[]>('window/handles')) {
      if (other === own) continue;
      await command('window', { handle: other });
      opened.push(await command<string>('url'));
      await command('window', undefined, 'DELETE');
      await command('window', { handle: own });
    }
  }

  /** Sets the size of the page, which is smaller than the window. */
  async function resize(size: Size) {
    await command('window/rect', size);
    const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }), undefined);
    const grown = (side: keyof Size) => 2 * size[side] - inner[side];
    await command('window/rect', { width: grown('width'), height: grown('height') });
  }
  await resize(windows.desk);

  const load = (path: string) => command('url', { url: origin + path });

  const press: PageDriver['press'] = async (key) => {
    const [first = '', second] = key.split('+').map((name) => keys[name] ?? name);
    if (second)
      await send([{ type: 'keyDown', value: first }, ...stroke(second), { type: 'keyUp', value: first }]);
    else await send(stroke(first));
  };
  return {
    press,
    tab: press,
    type: async (text) => void (await send([...text].flatMap(stroke))),
    evaluate,
    open: async (path) => {
      await command('url', { url: 'about:blank' });
      await load(path);
    },
    async goto(path) {
      await load(path);
      await send(stroke(keys.Tab ?? ''));
      for (const isReady of [isLive, isHydrated])
        await expect.poll(() => evaluate(isReady, undefined)).toBe(true);
    },
    back: async () => void (await command('back', {})),
    resize,
    screenshot: async () => Buffer.from(await command<string>('screenshot'), 'base64'),
    async opened() {
      await closeOthers();
      return opened;
    },
    downloads: () => readdirSync(folder),
  };
}
