import { afterEach, expect, test, vi } from 'vitest';
import { correctUrl } from '../../../src/runtime/boot/correct-url.ts';
import { setFlag } from '../../../src/runtime/protocol.ts';

const reload = vi.fn<() => void>();
let stop = () => {};

/** Opens the URL `requested`. The host serves the document of `path`, or without `path` the 404 page. */
function openPage(requested: string, path?: string) {
  history.replaceState({ key: 'a' }, '', location.origin + requested);
  document.documentElement.dataset.path = path ?? '';
  const { href } = location;
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: href }] });
  const listen = vi.spyOn(window, 'addEventListener');
  correctUrl(reload);
  const [[type, listener] = []] = listen.mock.calls;
  stop = () => removeEventListener(type as string, listener as EventListener);
}
const currentUrl = () => location.href.slice(location.origin.length);

/** Simulates Back to a history entry with this URL. */
const goBackTo = (to: string) => {
  history.pushState(null, '', location.origin + to);
  dispatchEvent(new PopStateEvent('popstate'));
};
afterEach(() => {
  delete document.documentElement.dataset.hydrated;
  stop();
  reload.mockReset();
});

test.each([
  ['/about.html', '/about'],
  ['//about//', '/about'],
  ['/%61bout%2Ehtml', '/about'],
  ['/services%2fwealth', '/services/wealth'],
  ['/nowhere', undefined],
  ['//evil.example/', undefined],
  ['/About', undefined],
])('the path %s is replaced by the path of its document, %s, and kept by the 404 page', (requested, path) => {
  const length = history.length;
  openPage(`${requested}?q=a%20b&c#d`, path);
  expect(currentUrl()).toBe(`${path ?? requested}?q=a%20b&c#d`);
  expect(history.state).toEqual({ key: 'a' });
  expect(history.length).toBe(length);
  expect(reload).not.toHaveBeenCalled();
});

test('the path is corrected after Back to a history entry whose path is not corrected', () => {
  openPage('/about.html#a', '/about');
  goBackTo('/about.html');
  expect(currentUrl()).toBe('/about');
});

test('Back to another page reloads the page before hydration, but not after hydration', () => {
  openPage('/about', '/about');
  goBackTo('/contact');
  expect(currentUrl()).toBe('/contact');
  expect(reload).toHaveBeenCalledOnce();
  setFlag('hydrated');
  goBackTo('/team');
  expect(reload).toHaveBeenCalledOnce();
});
