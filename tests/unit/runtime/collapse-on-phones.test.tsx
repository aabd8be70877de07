import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PhoneDisclosure } from '../../../src/components/phone-disclosure.tsx';
import { collapseOnPhones } from '../../../src/runtime/boot/collapse-on-phones.ts';

/** A page with two folds, at a width that a test can change. */
function opened({ isNarrow = true, address = '/' } = {}) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <section id="list"><details open data-collapse=""><p id="inside"></p></details></section>
    <section id="sum"><details open data-collapse=""></details></section>`;
  const width = Object.assign(new EventTarget(), { matches: isNarrow });
  vi.stubGlobal('matchMedia', () => width);
  collapseOnPhones();
  const parts = [...document.querySelectorAll('details')];
  return {
    parts,
    isOpen: () => parts.map((part) => part.open),
    turnTo(narrow: boolean) {
      width.matches = narrow;
      width.dispatchEvent(new Event('change'));
    },
    async goTo(hash: string) {
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = hash;
      await changed;
    },
  };
}

test('is closed on a narrow window, and open on a wide one', () => {
  const page = opened();
  expect(page.isOpen()).toEqual([false, false]);
  page.turnTo(false);
  expect(page.isOpen()).toEqual([true, true]);
});

test('leaves open what contains the focus when the window becomes narrow', () => {
  const page = opened({ isNarrow: false });
  page.parts[0]!.append(document.createElement('button'));
  page.parts[0]!.querySelector('button')!.focus();
  page.turnTo(true);
  expect(page.isOpen()).toEqual([true, false]);
});

test('keeps open what the fragment of the URL names', () => {
  expect(opened({ address: '/#list' }).isOpen()).toEqual([true, false]);
  expect(opened({ address: '/#inside' }).isOpen()).toEqual([true, false]);
});

test('opens the target of a link on the page, and closes nothing that the visitor opened', async () => {
  const page = opened();
  page.parts[0]!.open = true;
  await page.goTo('#sum');
  expect(page.isOpen()).toEqual([true, true]);
});

test('keeps open what was open before hydration, and is closed when React renders it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.documentElement.dataset.hydrated = '';
  const fold = <PhoneDisclosure label="Tier by tier">Delhi</PhoneDisclosure>;
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(fold);
  const root = await act(() => hydrateRoot(host, fold));
  expect(host.querySelector('details')).toHaveAttribute('open');
  act(() => root.unmount());
  host.remove();
  const { container } = render(fold);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  delete document.documentElement.dataset.hydrated;
});
