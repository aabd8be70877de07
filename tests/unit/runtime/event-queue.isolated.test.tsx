import { beforeEach, expect, it, vi } from 'vitest';
import { handleEvents } from '../../../src/runtime/boot/event-handlers.ts';
import { startHydration } from '../../../src/runtime/boot/start-hydration.ts';
import { watchParts } from '../../../src/runtime/boot/watch-parts.ts';
import { PART_REQUESTED } from '../../../src/runtime/protocol.ts';

vi.mock('../../../src/runtime/boot/boot-data.ts', () => ({ requiredFiles: [], entry: '' }));
vi.mock('../../../src/runtime/boot/start-hydration.ts', () => ({
  startHydration: vi.fn<() => Promise<unknown>>(),
}));
handleEvents();
addEventListener('click', (event) => event.preventDefault()); // jsdom cannot open a page
watchParts();

const get = (selector: string) => document.querySelector(selector) as HTMLElement;

const closeMenu = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(startHydration).mockReset().mockRejectedValue(new Error('offline'));
  document.body.innerHTML = `
    <button type="button">Tab</button><a href="/search" data-action="search">Search</a>
    <dialog open id="menu"><button type="button" command="close" commandfor="menu">Close</button></dialog>
    <form method="dialog" data-draft="contact"><input name="name"></form>
    <div data-lazy=""><input name="amount"></div>`;
  Object.assign(get('dialog'), { close: closeMenu.mockReset() }); // jsdom does not provide it
});

it('missing code is requested every four seconds until no element waits for it', () => {
  const requests = vi.fn<() => void>();
  addEventListener(PART_REQUESTED, requests);
  get('button').click();
  vi.advanceTimersByTime(12_100); // three intervals, each followed by a frame
  removeEventListener(PART_REQUESTED, requests);
  expect(startHydration).toHaveBeenCalledTimes(4);
  expect(requests).toHaveBeenCalledTimes(4);
  const { dataset } = document.documentElement;
  expect(dataset).toHaveProperty('busy');
  get('button').remove(); // as React does in a navigation
  vi.advanceTimersByTime(4100);
  expect(dataset).not.toHaveProperty('busy');
});

it.each([
  ['search', 4000],
  ['send', 8000], // only React can send the typed figures
])('if the code is never received, a link with the action %s is followed after %i ms', (action, delay) => {
  vi.mocked(startHydration).mockReturnValue(new Promise(() => {}));
  const link = get('a');
  link.dataset.action = action;
  link.setAttribute('href', '#target');
  link.click();
  vi.advanceTimersByTime(delay - 1);
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(100); // a frame follows each interval
  expect(location.hash).toBe('#target');
});

it('a queued click is cancelled, and the menu is closed, when the visitor leaves the page (RC4 MB4)', () => {
  const search = get('[data-action]');
  search.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })); // opens a new tab
  expect(get('[data-queued]')).toBeNull();
  search.click();
  expect(get('[data-queued]')).toBe(search);
  dispatchEvent(new Event('pagehide'));
  expect(get('[data-queued]')).toBeNull();
  expect(closeMenu).toHaveBeenCalledTimes(1);
});

it('the second tap of a double tap on Menu does not close the menu (MB4)', () => {
  const tap = (detail: number) =>
    get('dialog button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  tap(2);
  expect(closeMenu).not.toHaveBeenCalled();
  tap(1);
  expect(closeMenu).toHaveBeenCalledTimes(1);
});

it('a calculator that is typed into before hydration is marked as waiting', () => {
  const type = (selector: string) => get(selector).dispatchEvent(new Event('input', { bubbles: true }));
  type('form input');
  expect(get('[data-queued]')).toBeNull();
  type('div input');
  expect(get('[data-queued]')).toBe(get('[data-lazy]'));
});
