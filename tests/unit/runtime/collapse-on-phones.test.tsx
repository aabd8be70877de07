import { expect, test, vi } from 'vitest';
import { collapseOnPhones } from '../../../src/runtime/boot/collapse-on-phones.ts';

const width = Object.assign(new EventTarget(), { matches: true });
function turnTo(window: 'narrow' | 'wide') {
  width.matches = window === 'narrow';
  width.dispatchEvent(new Event('change'));
}

/** Opens a page with two `<details>`. @returns a function that returns whether they are open */
function openPage({ isNarrow = true, url = '/' } = {}) {
  history.replaceState(null, '', url);
  document.body.innerHTML = `
    <section id="list"><details open data-collapse=""><button id="inside"></button></details></section>
    <section id="sum"><details open data-collapse=""></details></section>`;
  width.matches = isNarrow;
  vi.stubGlobal('matchMedia', () => width);
  collapseOnPhones();
  return () => [...document.querySelectorAll('details')].map((part) => part.open);
}

test('a section that collapses on phones is closed only in a narrow window', () => {
  const areOpen = openPage();
  expect(areOpen()).toEqual([false, false]);
  turnTo('wide');
  expect(areOpen()).toEqual([true, true]);
});

test('the section with the focus stays open when the window becomes narrow', () => {
  const areOpen = openPage({ isNarrow: false });
  document.getElementById('inside')!.focus();
  turnTo('narrow');
  expect(areOpen()).toEqual([true, false]);
});

test.each(['/#list', '/#inside'])('the target of the URL fragment %s stays open', (url) => {
  expect(openPage({ url })()).toEqual([true, false]);
});

test('a link on the page opens its target', async () => {
  const areOpen = openPage();
  document.querySelector('details')!.open = true;
  const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  location.hash = '#sum';
  await changed;
  expect(areOpen()).toEqual([true, true]);
});
