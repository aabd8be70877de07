import { afterEach, expect, test, vi } from 'vitest';
import { correctUrl } from '../../../src/runtime/boot/correct-url.ts';
import { setFlag } from '../../../src/runtime/protocol.ts';

const reload = vi.fn<() => void>();
let stop = () => {};

/** Opens the URL `requested`, for which the host serves the document of `path`, or the 404 page. */
function opened(requested: string, path?: string) {
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

const goTo = (to: string) => {
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
  ['/articles/how-to-read-a-bill.html', '/articles/how-to-read-a-bill'],
])('the path %s is replaced by the path of its document, %s', (requested, path) => {
  const length = history.length;
  opened(`${requested}?q=a%20b&c#d`, path);
  expect(currentUrl()).toBe(`${path}?q=a%20b&c#d`);
  expect(history.state).toEqual({ key: 'a' });
  expect(history.length).toBe(length);
  expect(reload).not.toHaveBeenCalled();
});

const missing = ['/nowhere', '//evil.example/', '/About', '/about;x=1', '/about.HTML'];
test.each(missing)('the path %s of the 404 page is kept', (requested) => {
  opened(requested);
  expect(currentUrl()).toBe(requested);
  expect(reload).not.toHaveBeenCalled();
});

test('the path is corrected again after Back to a history entry with the requested path', () => {
  opened('/about.html#a', '/about');
  goTo('/about.html');
  expect(currentUrl()).toBe('/about');
});

test('Back to another page before hydration reloads the page', () => {
  opened('/about', '/about');
  goTo('/contact');
  expect(currentUrl()).toBe('/contact');
  expect(reload).toHaveBeenCalledOnce();
  setFlag('hydrated');
  goTo('/team');
  expect(reload).toHaveBeenCalledOnce();
});
