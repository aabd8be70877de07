import { expect, test, vi } from 'vitest';
import { keepFocusOnResize } from '../../../src/runtime/boot/resize-focus.ts';
import { polyfillDialog } from '../chrome/support.tsx';

polyfillDialog();

/**
 * Opens a page, of which the element `focused` has the focus before the script runs. An element with `data-on` is visible
 * only at this width. @returns a function that resizes the page
 */
function openPage(html: string, width: 'phone' | 'wide', focused?: string) {
  document.body.innerHTML = html;
  let current: string = width;
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const shown = this.closest<HTMLElement>('[data-on]')?.dataset.on ?? current;
    return (shown === current ? [{}] : []) as unknown as DOMRectList;
  });
  if (focused) element(focused).focus();
  keepFocusOnResize();
  return (to: string) => {
    current = to;
    dispatchEvent(new Event('resize'));
  };
}
const element = (id: string) => document.getElementById(id)!;

const header = `
  <header>
    <a href="tel:1" id="call">Call</a>
    <span data-on="wide"><button id="pause">Pause animations</button></span>
    <button id="theme"><span data-on="wide" id="icon">Dark</span></button>
    <a href="/" id="brand">Firm</a>
    <nav aria-label="Main" data-on="wide"><a href="/" id="home">Home</a><button id="services">Services</button></nav>
    <a href="/search" id="search">Search</a>
    <span data-on="phone"><button id="menu" command="show-modal">Open menu</button></span>
    <dialog open data-on="phone"><button id="close">Close menu</button></dialog>
  </header>
  <main><details open data-folds="#"><summary id="fold" data-on="phone">All services</summary><a href="/loan" id="loan">Loan</a></details>
  <p><a href="/nri" id="nri">NRI</a><span data-on="wide"><a href="#a" id="contents">A</a></span></p></main>`;

test('a menu that is opened before the boot script closes when the window becomes wide (MB4 MB5)', () => {
  const resize = openPage(header, 'phone', 'close');
  resize('wide');
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  expect(document.activeElement).toBe(element('home'));
});

test('a press on an icon that is hidden later moves no focus on resize', () => {
  const resize = openPage(header, 'wide');
  element('icon').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  resize('phone');
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['services', 'wide', 'menu'],
  ['menu', 'phone', 'home'],
  ['close', 'phone', 'home'], // in the open mobile menu
  ['pause', 'wide', 'menu'],
  ['fold', 'phone', 'loan'],
  ['contents', 'wide', 'nri'],
  ['search', 'wide', 'search'],
] as const)('focus on #%s of a %s window is on #%s after the width changes (MB5)', (from, width, to) => {
  for (const loses of [true, false]) {
    const resize = openPage(header, width);
    element(from).focus();
    // Browsers remove the focus from a hidden element, some of them before the resize event.
    if (loses && from !== to) element(from).blur();
    resize(width === 'wide' ? 'phone' : 'wide');
    expect(document.activeElement).toBe(element(loses || from !== to ? to : from));
  }
});
