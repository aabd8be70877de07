import { expect, test, vi } from 'vitest';
import { collapseOnPhones } from '../../../src/runtime/boot/collapse-on-phones.ts';

const createWidth = (matches: boolean) => Object.assign(new EventTarget(), { matches });
let width = createWidth(true);
function turnTo(window: 'narrow' | 'wide') {
  width.matches = window === 'narrow';
  width.dispatchEvent(new Event('change'));
}

/** Opens a page with two `<details>`. @returns a function that returns whether they are open */
function openPage({ isNarrow = true, url = '/' } = {}) {
  history.replaceState(null, '', url);
  document.body.innerHTML = `
    <section id="list"><details open data-collapse=""><summary tabindex="0"></summary><button id="inside"></button></details></section>
    <section id="sum"><details open data-collapse=""></details></section>
    <div id="answer"><p data-answer="" hidden></p></div>`;
  width = createWidth(isNarrow);
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

test('rotation and print keep what the visitor has opened and closed on a phone', () => {
  const areOpen = openPage({ url: '/#answer' });
  const [list, sum] = document.querySelectorAll('details');
  for (const [isListOpen, isSumOpen] of [
    [true, false],
    [false, true],
  ] as const) {
    list!.open = isListOpen;
    sum!.open = isSumOpen;
    document.querySelector('summary')!.focus();
    turnTo('wide');
    expect(areOpen()).toEqual([true, true]);
    turnTo('narrow');
    expect(areOpen()).toEqual([isListOpen, isSumOpen]);
  }
});

test('rotation does not show a closed answer that the URL names', () => {
  openPage({ url: '/#answer' });
  const answer = document.querySelector('[data-answer]')!;
  expect(answer).not.toHaveAttribute('hidden');
  answer.setAttribute('hidden', '');
  for (const window of ['wide', 'narrow'] as const) turnTo(window);
  expect(answer).toHaveAttribute('hidden');
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
