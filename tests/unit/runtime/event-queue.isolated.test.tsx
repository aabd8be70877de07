import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handleEvents } from '../../../src/runtime/boot/event-handlers.ts';
import { startHydration } from '../../../src/runtime/boot/start-hydration.ts';
import { watchParts } from '../../../src/runtime/boot/watch-parts.ts';
import {
  PART_HYDRATED,
  PART_REQUESTED,
  clearFlag,
  getRootData,
  setFlag,
} from '../../../src/runtime/protocol.ts';

vi.mock('../../../src/runtime/boot/boot-data.ts', () => ({ requiredFiles: [], entry: '' }));
vi.mock('../../../src/runtime/boot/start-hydration.ts', () => ({
  startHydration: vi.fn<() => Promise<unknown>>(),
}));
handleEvents();
watchParts();

const page = `
  <button type="button">Tab</button>
  <form method="dialog" data-draft="contact"><input name="name"><button>Send</button></form>
  <div data-lazy="" id="calculator"><input name="amount"></div>`;
const get = (selector: string) => document.querySelector(selector) as HTMLElement;
const queued = () => [...document.querySelectorAll('[data-queued]')].map(({ localName }) => localName);
const hydrate = () => {
  setFlag('hydrated');
  dispatchEvent(new Event(PART_HYDRATED));
  vi.advanceTimersByTime(1);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(startHydration).mockReset().mockResolvedValue(undefined);
  document.body.innerHTML = page;
});
afterEach(() => {
  clearFlag('hydrated');
  delete getRootData().busy;
});

it('missing code is requested every four seconds', () => {
  vi.mocked(startHydration).mockRejectedValue(new Error('offline'));
  const requests = vi.fn<() => void>();
  addEventListener(PART_REQUESTED, requests);
  get('[type=button]').click();
  vi.advanceTimersByTime(12_100); // three intervals end, each with the next frame
  removeEventListener(PART_REQUESTED, requests);
  expect(startHydration).toHaveBeenCalledTimes(4);
  expect(requests).toHaveBeenCalledTimes(4);
});

it('a hidden tab has no timer', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  get('[type=button]').click();
  vi.advanceTimersByTime(60_000);
  expect(startHydration).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  frames.mock.lastCall?.[0](0);
  expect(startHydration).toHaveBeenCalledTimes(2);
  expect(getRootData().busy).toBe('long');
});

it('a calculator that is typed into before hydration is marked as waiting', () => {
  const type = (selector: string) => get(selector).dispatchEvent(new Event('input', { bubbles: true }));
  type('form input');
  expect(queued()).toEqual([]);
  type('#calculator input');
  expect(queued()).toEqual(['div']);
  get('#calculator').removeAttribute('data-lazy');
  hydrate();
  expect(queued()).toEqual([]);
});
